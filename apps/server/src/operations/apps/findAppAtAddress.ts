import type { Schemas } from '@spruce/api-client/contract'
import { safeUrl } from '@spruce/validators'
import { defineOperation, ok } from '../../http/defineOperation.js'
import type { TenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { isSignedOn } from '../oauth/ssoRules.js'

const refused = { state: 'refused', url: null, app: null } as const

/** Says of an address, for the framework page, whether it may show and of which application it is. */
export const findAppAtAddress = defineOperation('findAppAtAddress', {
  async handle({ query, session, tenantId, repositories, services, request, language }) {
    const { tenant } = session
    if (!tenant) return ok(refused)
    const apps = (
      await repositories.tenantApps.visible(tenantId, tenant.memberId, tenant.isAdmin)
    ).filter(({ status }) => status === 0)
    const passed = safeUrl(query.url, {
      origin: portalOrigin(request, services),
      allowedOrigins: [...services.config.allowedOrigins, ...apps.flatMap(originsOf)],
    })
    if (!passed) return ok(refused)
    if (passed.isOwn) return ok({ state: 'own', url: passed.path, app: null })
    const app = appAt(new URL(passed.href), apps)
    const signsOn = app !== undefined && isSignedOn(services.config, app, passed.href)
    return ok({
      state: 'registered',
      url: passed.href,
      app: app ? { ...presentAddressed(app), appName: app.name[language], signsOn } : null,
    })
  },
})

/** Where the address of an application lies, and what was registered beside it. */
function originsOf({ url, allowedOrigins }: TenantApp): string[] {
  return URL.canParse(url) ? [new URL(url).origin, ...allowedOrigins] : allowedOrigins
}

/** Of several at one origin that whose address begins most like it, else the first in order. */
function appAt(address: URL, apps: readonly TenantApp[]): TenantApp | undefined {
  const at = apps.filter((app) => originsOf(app).includes(address.origin))
  const lengthOf = ({ url }: TenantApp) => {
    const own = URL.canParse(url) ? new URL(url) : undefined
    if (own?.origin !== address.origin) return -1
    const path = own.pathname.replace(/\/+$/, '')
    return `${address.pathname}/`.startsWith(`${path}/`) ? path.length : -1
  }
  return at.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
}

function presentAddressed(app: TenantApp): Omit<Schemas['AddressedApp'], 'appName' | 'signsOn'> {
  const { code, kind, embed } = app
  return { appCode: code, kind, openType: app.openType as 0 | 1 | 2, embed }
}
