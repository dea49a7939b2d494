import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import type { TenantRow } from '../../repositories/tenants/TenantsRepository.js'
import { assertHomepage, homepageOf } from './homepageRules.js'
import { publishedLook } from './lookRules.js'
import { publishLook } from './publishLook.js'

/** The custom home page (sections 4 and 5): a release of its own, with the look as it is. */
export const saveHomepage = defineOperation('saveHomepage', {
  async handle(context) {
    const { body, tenantId, repositories, services } = context
    const { personalisation, tenants } = repositories
    const homepage = {
      homepageEnabled: body.homepageEnabled,
      homepageUrl: body.homepageUrl === '' ? null : body.homepageUrl,
    }
    const target = await assertHomepage(repositories, tenantId, homepage, services.config)
    await personalisation.lockTenant(tenantId)
    const row = await tenants.get(tenantId)
    if (body.version !== undefined) assertVersion(body.version, row.version, present(row))
    await publishLook(context, publishedLook(row), null, homepage)
    return ok({ ...present(await tenants.get(tenantId)), ...target })
  },
})

function present(row: TenantRow) {
  return { ...homepageOf(row), version: row.version }
}
