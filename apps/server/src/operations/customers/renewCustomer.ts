import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { presentCustomer } from '../../presenters/presentCustomer.js'
import { futureTime, heldCustomer } from './customerRules.js'
import { auditedRenewal, tellAsker } from './renewalRules.js'

/** A new end, which answers what was asked. An expired customer is enabled again; a disabled one stays disabled. */
export const renewCustomer = definePlatformOperation('renewCustomer', {
  async handle({ params, body, repositories, services, audit }) {
    const end = futureTime(body.expiresAt, services.now())
    const customer = await heldCustomer(repositories, params.id)
    const before = presentCustomer(customer, { withContacts: true })
    assertVersion(body.version, customer.version, before)
    await tellAsker(repositories, params.id, ({ renewed }) => renewed, services.now())
    await repositories.customers.renew(params.id, end, customer.status === 'expired')
    const after = presentCustomer(await heldCustomer(repositories, params.id), {
      withContacts: true,
    })
    audit({ table: 'customers', id: params.id, name: after.name, ...auditedRenewal(before, after) })
    return ok(after)
  },
})
