import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { assertTransition } from '../../http/transitions.js'
import { presentCustomer } from '../../presenters/presentCustomer.js'
import { heldCustomer, statusChanges } from './customerRules.js'

export const setCustomerStatus = definePlatformOperation('setCustomerStatus', {
  async handle({ params, body, repositories, audit }) {
    const customer = await heldCustomer(repositories, params.id)
    const before = presentCustomer(customer, { withContacts: true })
    assertVersion(body.version, customer.version, before)
    assertTransition(statusChanges, customer.status, body.status)
    await repositories.customers.setStatus(params.id, body.status)
    const after = presentCustomer(await heldCustomer(repositories, params.id), {
      withContacts: true,
    })
    audit({ table: 'customers', id: params.id, name: after.name, before, after })
    return ok(after)
  },
})
