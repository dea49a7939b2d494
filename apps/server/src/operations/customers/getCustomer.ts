import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentCustomer } from '../../presenters/presentCustomer.js'
import { seesCustomerContacts } from './customerRules.js'

export const getCustomer = definePlatformOperation('getCustomer', {
  async handle({ params, session, repositories }) {
    const customer = await repositories.customers.find(params.id)
    if (!customer) throw notFound('customer', params.id)
    return ok(presentCustomer(customer, { withContacts: seesCustomerContacts(session) }))
  },
})
