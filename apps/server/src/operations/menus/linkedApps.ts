import type { Language } from '@spruce/validators/i18n'
import type { TenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isAppForKind } from '../../sessions/appOwners.js'
import type { Session } from '../../sessions/session.js'
import type { LinkedApp } from './deadLinks.js'
import { stateOf } from './listMenuApps.js'

export interface LinkedAppsContext {
  tenantId: string
  kind: NonNullable<Session['tenant']>['kind'] | undefined
  now: Date
  language: Language
}

/** Applications of the platform, those that the tenant registered, and of these the removed ones. */
export async function linkedApps(
  repositories: Pick<Repositories, 'menus' | 'productApps' | 'tenantApps' | 'recycleBin'>,
  { tenantId, kind, now, language }: LinkedAppsContext,
): Promise<LinkedApp[]> {
  const { menus, productApps, tenantApps, recycleBin } = repositories
  const inPlan = new Map((await productApps.list(tenantId)).map((app) => [app.code, app]))
  const platform = (await menus.everyApp()).filter(({ code }) => isAppForKind(code, kind))
  const own = await tenantApps.list(tenantId)
  const removed = (await recycleBin.snapshots(tenantId, 'apps', now)) as TenantApp[]
  const taken = new Set([...platform, ...own].map(({ code }) => code))
  return [
    ...platform.map((app) => ({
      ...{ code: app.code, name: app.name[language], url: '', isDelivered: false },
      state:
        app.enable === 1 && !inPlan.has(app.code)
          ? ('notInPlan' as const)
          : stateOf(inPlan.get(app.code) ?? app),
    })),
    ...own.map((app) => ({ ...linked(app, language), state: stateOf(app) })),
    ...removed
      .filter(({ code }) => !taken.has(code))
      .map((app) => ({ ...linked(app, language), state: 'removed' as const })),
  ]
}

function linked({ code, name, url, kind }: TenantApp, language: Language) {
  return { code, name: name[language], url, isDelivered: kind === 'delivered' }
}
