import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable, wrongField } from '../../http/errors.js'
import type { TenantRow } from '../../repositories/tenants/TenantsRepository.js'
import { offeredApps } from '../../sessions/visibleApps.js'
import { homepageTarget } from './homepageRules.js'
import { isSafeAddress } from './lookRules.js'

/** The custom home page (sections 4 and 5). Switched on it needs an address. */
export const saveHomepage = defineOperation('saveHomepage', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const { personalisation, tenants, menus } = repositories
    const { homepageEnabled } = body
    const homepageUrl = body.homepageUrl === '' ? null : body.homepageUrl
    if (homepageEnabled && homepageUrl === null) {
      throw unprocessable('UNSAFE_URL', [wrongField('homepageUrl', 'required')])
    }
    if (homepageUrl !== null && !isSafeAddress(homepageUrl, services.config)) {
      throw unprocessable('UNSAFE_URL', [wrongField('homepageUrl', 'invalid')])
    }
    const known = await offeredApps(menus, tenantId)
    const { single, appCode, isUnknownApp } = homepageTarget(homepageUrl, known)
    if (isUnknownApp) throw unprocessable('UNKNOWN_APP', [wrongField('homepageUrl', 'invalid')])
    await personalisation.lockTenant(tenantId)
    const row = await tenants.get(tenantId)
    const present = ({ homepage_enabled, homepage_url, version }: TenantRow) => ({
      homepageEnabled: homepage_enabled,
      homepageUrl: homepage_url,
      version,
    })
    if (body.version !== undefined) assertVersion(body.version, row.version, present(row))
    await personalisation.setHomepage(tenantId, { homepageEnabled, homepageUrl })
    const saved = present(await tenants.get(tenantId))
    audit({ table: 'personalisation', id: tenantId, before: present(row), after: saved })
    return ok({ ...saved, single, appCode })
  },
})
