import { auditOrigin } from '../../http/auditOrigin.js'
import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { oneTimePassword } from '../members/oneTimePassword.js'

/**
 * The operator's way to let an administrator of a customer in again. Only somebody whom a mock login
 * could act as, and only an account that this customer alone knows: any other belongs to the person.
 */
export const resetCustomerAdministrator = definePlatformOperation('resetCustomerAdministrator', {
  async handle({ params, body, session, repositories, services, request, audit }) {
    const { customers, users, sessions } = repositories
    const customer = await customers.find(params.id)
    if (!customer) throw notFound('customer', params.id)
    const people = await customers.administrators(params.id)
    const person =
      body.memberId === undefined
        ? people[0]
        : people.find(({ memberId }) => memberId === body.memberId)
    if (!person) {
      if (body.memberId === undefined) throw unprocessable('NO_ADMINISTRATOR')
      throw unprocessable('INVALID_REFERENCE', [wrongField('memberId', 'invalid')])
    }
    // The lock also keeps a membership elsewhere from appearing between the look and the change.
    const user = await users.lock(person.userId)
    if (await users.isKnownOutside(user.id, params.id)) throw unprocessable('ACCOUNT_SHARED')
    const password = oneTimePassword()
    const hash = await services.passwords.hash(password)
    await users.setPassword(user.id, { hash, mustChange: true, now: services.now() })
    await sessions.removeOfUser(user.id)
    const { nickName, loginName } = person
    const after = { nickName, loginName, mustChange: true, sessionsEnded: true }
    const line = { table: 'customers', id: params.id, name: customer.name, after }
    audit(line)
    // The customer's own log says it, too: it is their account.
    await repositories.audit.add(
      {
        tenantId: params.id,
        userId: session.userId,
        actingUserId: null,
        operation: 'resetCustomerAdministrator',
        ...auditOrigin(request),
        at: services.now(),
      },
      [line],
    )
    return ok({ loginName: user.login_name, oneTimePassword: password })
  },
})
