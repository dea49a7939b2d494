import type { Schemas } from '@spruce/api-client/contract'
import { notFound } from '../../http/errors.js'
import { presentManagedMenu } from '../../presenters/presentManagedMenus.js'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import type { Repositories } from '../../repositories/repositories.js'

/** @throws 404 when the tenant sees no such menu */
export function findManaged(rows: readonly ManagedMenuRow[], id: string): ManagedMenuRow {
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound('menu', id)
  return row
}

export async function readManagedMenu(
  { menus }: Repositories,
  tenantId: string,
  id: string,
): Promise<Schemas['ManagedMenu']> {
  return presentManagedMenu(findManaged(await menus.listManaged(tenantId), id))
}
