import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { conflict, wrongField } from '../../http/errors.js'
import { presentCustomer } from '../../presenters/presentCustomer.js'
import { chosenPlan } from '../plans/planRules.js'
import { oneTimePassword } from '../members/oneTimePassword.js'
import { customerRefusal, futureTime, heldCustomer, seesCustomerContacts } from './customerRules.js'
import { provisionCustomer } from './provisionCustomer.js'

export const addCustomer = definePlatformOperation('addCustomer', {
  async handle({ body, session, repositories, services, audit }) {
    const { administrator, expiresAt, ...fields } = body
    const end = futureTime(expiresAt, services.now())
    if (await repositories.customers.hasHost(body.hosts ?? [], '')) {
      throw conflict('DUPLICATE', [wrongField('hosts', 'taken')])
    }
    await chosenPlan(repositories, body.planId)
    const password = oneTimePassword()
    const passwordHash = await services.passwords.hash(password)
    let id: string
    try {
      id = await provisionCustomer(
        repositories,
        { ...fields, expiresAt: end },
        {
          nickName: administrator.nickName.trim(),
          loginName: administrator.loginName,
          mobile: administrator.mobile ?? null,
          email: administrator.email ?? null,
          passwordHash,
        },
      )
    } catch (error) {
      throw customerRefusal(error, {
        code: 'code',
        loginName: 'administrator.loginName',
        mobile: 'administrator.mobile',
        email: 'administrator.email',
      })
    }
    const customer = presentCustomer(await heldCustomer(repositories, id), {
      withContacts: seesCustomerContacts(session),
    })
    audit({ table: 'customers', id, name: customer.name, after: customer })
    return ok({
      customer,
      administrator: { loginName: administrator.loginName, oneTimePassword: password },
    })
  },
})
