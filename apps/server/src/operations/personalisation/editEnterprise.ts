import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { readEnterprise } from './readEnterprise.js'

/** What a company may change of its own file; the rest is the operator's. */
export const editEnterprise = defineOperation('editEnterprise', {
  async handle({ body, tenantId, repositories, audit }) {
    const { version, ...fields } = body
    await repositories.personalisation.lockTenant(tenantId)
    const before = await readEnterprise(repositories, tenantId, { withContacts: true })
    assertVersion(version, before.version, before)
    await repositories.personalisation.editEnterprise(tenantId, fields)
    const after = await readEnterprise(repositories, tenantId, { withContacts: true })
    audit({ table: 'enterprise', id: tenantId, name: after.name, before, after })
    return ok(after)
  },
})
