import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { presentCustomer } from '../../presenters/presentCustomer.js'
import { heldCustomer } from './customerRules.js'
import { auditedRenewal, tellAsker } from './renewalRules.js'

/** The request ends, the term stays; whoever asked hears why. */
export const declineRenewal = definePlatformOperation('declineRenewal', {
  async handle({ params: { id }, body, repositories, services, audit }) {
    const before = presentCustomer(await heldCustomer(repositories, id), { withContacts: true })
    if (!before.renewal) return ok(before)
    const reason = body.reason.trim()
    await tellAsker(repositories, id, ({ declined }) => declined(reason), services.now())
    await repositories.customers.endRenewalRequest(id)
    const after = { ...before, renewal: null }
    const changed = auditedRenewal(before, { ...after, reason })
    audit({ table: 'customers', id, name: after.name, ...changed })
    return ok(after)
  },
})
