import type { ServerConfig } from '../../config/serverConfig.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { HomepageSetting } from '../../repositories/personalisation/PersonalisationRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { TenantRow } from '../../repositories/tenants/TenantsRepository.js'
import { offeredApps } from '../../sessions/visibleApps.js'
import { isSafeAddress } from './lookRules.js'

/** What a home page address says of itself (section 5): one app alone, or a page of its own. */
export interface HomepageTarget {
  /** `single` is 1 and `appCode` names a known app. */
  single: boolean
  appCode: string | null
}

/** The home page of everybody in a tenant. */
export function homepageOf(row: TenantRow): HomepageSetting {
  return { homepageEnabled: row.homepage_enabled, homepageUrl: row.homepage_url }
}

/**
 * Switched on it needs an address; an address passes the gate and names no unknown app.
 *
 * @throws 422 UNSAFE_URL, UNKNOWN_APP
 */
export async function assertHomepage(
  { productApps }: Pick<Repositories, 'productApps'>,
  tenantId: string,
  { homepageEnabled, homepageUrl }: HomepageSetting,
  config: ServerConfig,
): Promise<HomepageTarget> {
  if (homepageEnabled && homepageUrl === null) {
    throw unprocessable('UNSAFE_URL', [wrongField('homepageUrl', 'required')])
  }
  if (homepageUrl !== null && !isSafeAddress(homepageUrl, config)) {
    throw unprocessable('UNSAFE_URL', [wrongField('homepageUrl', 'invalid')])
  }
  const known = await offeredApps(productApps, tenantId)
  const { isUnknownApp, ...target } = homepageTarget(homepageUrl, known)
  if (isUnknownApp) throw unprocessable('UNKNOWN_APP', [wrongField('homepageUrl', 'invalid')])
  return target
}

/** Reads the query of an address that has passed the gate. */
export function homepageTarget(
  url: string | null,
  knownApps: ReadonlySet<string>,
): HomepageTarget & { isUnknownApp: boolean } {
  const query = new URLSearchParams(url?.split('#')[0]?.split('?')[1] ?? '')
  const appCode = query.get('appCode')
  const isSingle = query.get('single') === '1' && appCode !== null
  const isKnown = appCode !== null && knownApps.has(appCode)
  return { single: isSingle && isKnown, appCode, isUnknownApp: isSingle && !isKnown }
}
