import type { LocalisedText } from '../../db/schema.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isAppForKind } from '../../sessions/appOwners.js'

/** An application whose menus a tenant manages. */
interface MenuApp {
  code: string
  name: LocalisedText
  icon: string | null
  origin: 'platform' | 'tenant'
}

/** Those of the platform that the tenant has, then those it registered. */
export async function listMenuApps(
  { menus, tenantApps }: Pick<Repositories, 'menus' | 'tenantApps'>,
  tenantId: string,
  kind?: Parameters<typeof isAppForKind>[1],
): Promise<MenuApp[]> {
  const platform = (await menus.listApps(tenantId)).filter(
    ({ code }) => kind === undefined || isAppForKind(code, kind),
  )
  const own = await tenantApps.list(tenantId)
  return [
    ...platform.map(({ code, name, icon }) => ({ code, name, icon, origin: 'platform' as const })),
    ...own.map(({ code, name, icon }) => ({ code, name, icon, origin: 'tenant' as const })),
  ]
}

/** Refuses an application that the tenant has not. @throws 422 INVALID_REFERENCE */
export async function assertMenuApp(
  repositories: Pick<Repositories, 'menus' | 'tenantApps'>,
  tenantId: string,
  appCode: string,
): Promise<void> {
  const apps = await listMenuApps(repositories, tenantId)
  if (apps.some(({ code }) => code === appCode)) return
  throw unprocessable('INVALID_REFERENCE', [wrongField('appCode', 'invalid')])
}
