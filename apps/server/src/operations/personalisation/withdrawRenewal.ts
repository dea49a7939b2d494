import { defineOperation, ok } from '../../http/defineOperation.js'
import { auditedRenewal, tellStaff } from '../customers/renewalRules.js'
import { readEnterprise } from './readEnterprise.js'

/** Takes the request for renewal back; whoever was told of it hears that there is nothing to answer. */
export const withdrawRenewal = defineOperation('withdrawRenewal', {
  transaction: 'platform',
  async handle({ tenantId, repositories, services, audit }) {
    await repositories.personalisation.lockTenant(tenantId)
    const before = await readEnterprise(repositories, tenantId, { withContacts: true })
    if (!before.renewal) return ok(before)
    await repositories.customers.endRenewalRequest(tenantId)
    await tellStaff(repositories, before, services.now(), 'withdrawn')
    const after = { ...before, renewal: null }
    audit({ table: 'enterprise', id: tenantId, name: after.name, ...auditedRenewal(before, after) })
    return ok(after)
  },
})
