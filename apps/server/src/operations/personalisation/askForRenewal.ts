import { defineOperation, ok } from '../../http/defineOperation.js'
import { auditedRenewal, tellStaff } from '../customers/renewalRules.js'
import { readEnterprise } from './readEnterprise.js'

/** The operator's staff are of another tenant, so the transaction is the platform's. */
export const askForRenewal = defineOperation('askForRenewal', {
  transaction: 'platform',
  async handle({ body, tenantId, memberId, repositories, services, audit }) {
    await repositories.personalisation.lockTenant(tenantId)
    const before = await readEnterprise(repositories, tenantId, { withContacts: true })
    const note = body.note?.trim() || null
    const at = services.now()
    await repositories.customers.askForRenewal(tenantId, { at, by: memberId, note })
    if (!before.renewal) await tellStaff(repositories, before, at)
    const after = await readEnterprise(repositories, tenantId, { withContacts: true })
    audit({ table: 'enterprise', id: tenantId, name: after.name, ...auditedRenewal(before, after) })
    return ok(after)
  },
})
