import type { Schemas } from '@spruce/api-client/contract'
import type { LocalisedText } from '../../db/schema.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { TenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import type { AppRow } from '../../repositories/menus/MenusRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isAppForKind } from '../../sessions/appOwners.js'

/** An application whose menus a tenant manages. */
interface MenuApp {
  code: string
  name: LocalisedText
  icon: string | null
  origin: 'platform' | 'tenant'
  state: Schemas['MenuApp']['state']
}

/** Those of the platform that the tenant has, then those it registered. */
export async function listMenuApps(
  { productApps, tenantApps }: Pick<Repositories, 'productApps' | 'tenantApps'>,
  tenantId: string,
  kind?: Parameters<typeof isAppForKind>[1],
): Promise<MenuApp[]> {
  const platform = (await productApps.list(tenantId)).filter(
    ({ code }) => kind === undefined || isAppForKind(code, kind),
  )
  const own = await tenantApps.list(tenantId)
  return [
    ...platform.map((app) => menuApp(app, 'platform')),
    ...own.map((app) => menuApp(app, 'tenant')),
  ]
}

/**
 * Registered ones that are gone while menus of theirs are still there. One that has left the recycle bin
 * too has no name but its code.
 */
export async function listGoneApps(
  { menus, recycleBin }: Pick<Repositories, 'menus' | 'recycleBin'>,
  { tenantId, known, now }: { tenantId: string; known: readonly MenuApp[]; now: Date },
): Promise<MenuApp[]> {
  const own = (await menus.listManaged(tenantId)).filter(({ origin }) => origin === 'tenant')
  const codes = new Set(own.map(({ app_code }) => app_code))
  for (const { code } of [...known, ...(await menus.everyApp())]) codes.delete(code)
  if (codes.size === 0) return []
  const removed = (await recycleBin.snapshots(tenantId, 'apps', now)) as TenantApp[]
  return [...codes].map((code) => {
    const app = removed.find((one) => one.code === code)
    const name = app?.name ?? { 'zh-CN': code, 'en-US': code }
    return { code, name, icon: app?.icon ?? null, origin: 'tenant', state: 'removed' }
  })
}

/** As `status` and `enable` say it. */
export function stateOf({ enable, status }: { enable: number; status: number }) {
  return enable !== 1 ? ('off' as const) : status === 1 ? ('disabled' as const) : ('open' as const)
}

function menuApp(app: AppRow | TenantApp, origin: MenuApp['origin']): MenuApp {
  return { code: app.code, name: app.name, icon: app.icon, origin, state: stateOf(app) }
}

/** Refuses an application that the tenant has not. @throws 422 INVALID_REFERENCE */
export async function assertMenuApp(
  repositories: Pick<Repositories, 'productApps' | 'tenantApps'>,
  tenantId: string,
  appCode: string,
): Promise<void> {
  const apps = await listMenuApps(repositories, tenantId)
  if (apps.some(({ code }) => code === appCode)) return
  throw unprocessable('INVALID_REFERENCE', [wrongField('appCode', 'invalid')])
}
