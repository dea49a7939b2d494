import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { notFound } from '../../http/errors.js'
import { presentBulkChange } from '../../presenters/presentBulkChange.js'
import type { Repositories } from '../../repositories/repositories.js'

interface Where {
  tenantId: string
  memberId: string
  repositories: Repositories
  language: Language
}

/** A bulk change of the caller's. @throws 404 */
export async function readBulkChange(
  { tenantId, memberId, repositories, language }: Where,
  id: string,
): Promise<Schemas['BulkChange']> {
  const change = await repositories.bulkChanges.find(tenantId, id)
  if (change?.member_id !== memberId) throw notFound('bulkChange', id)
  return presentBulkChange(change, language)
}
