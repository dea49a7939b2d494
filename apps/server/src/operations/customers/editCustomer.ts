import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, conflict, wrongField } from '../../http/errors.js'
import { presentCustomer } from '../../presenters/presentCustomer.js'
import { heldCustomer } from './customerRules.js'

export const editCustomer = definePlatformOperation('editCustomer', {
  async handle({ params, body, repositories, audit }) {
    const { version, ...fields } = body
    const customer = await heldCustomer(repositories, params.id)
    const before = presentCustomer(customer, { withContacts: true })
    assertVersion(version, customer.version, before)
    if (await repositories.customers.hasHost(body.hosts ?? [], params.id)) {
      throw conflict('DUPLICATE', [wrongField('hosts', 'taken')])
    }
    await repositories.customers.edit(params.id, fields)
    const after = presentCustomer(await heldCustomer(repositories, params.id), {
      withContacts: true,
    })
    audit({ table: 'customers', id: params.id, name: after.name, before, after })
    return ok(after)
  },
})
