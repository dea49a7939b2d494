import { defineOperation, ok } from '../../http/defineOperation.js'
import { denied, notFound, unprocessable } from '../../http/errors.js'
import { assertMayGrant } from '../members/memberRules.js'
import { oneTimePassword } from '../members/oneTimePassword.js'

/**
 * An administrator's way to let a member in again. Whoever knows the one-time password is that person
 * until it is changed, so: not one's own account, nobody with more rights than the caller's, and
 * only an account that this tenant alone knows; any other belongs to the person. Works across
 * tenants, because accounts do; the member is looked up in the caller's.
 */
export const superResetPassword = defineOperation('superResetPassword', {
  transaction: 'platform',
  async handle({ body, session, tenantId, repositories, services, audit }) {
    const { members, users, sessions } = repositories
    const member = await members.find(tenantId, body.memberId)
    if (!member) throw notFound('member', body.memberId)
    if (member.userId === session.userId) throw denied()
    const roleIds = member.roles.map(({ id }) => id)
    await assertMayGrant(session, repositories, tenantId, roleIds)
    // The lock also keeps a membership elsewhere from appearing between the look and the change.
    const user = await users.lock(member.userId)
    if (await users.isKnownOutside(user.id, tenantId)) throw unprocessable('ACCOUNT_SHARED')
    const password = oneTimePassword()
    const hash = await services.passwords.hash(password)
    await users.setPassword(user.id, { hash, mustChange: true, now: services.now() })
    await sessions.removeOfUser(user.id)
    audit({
      table: 'members',
      id: member.id,
      name: member.nickName,
      before: { mustChange: user.must_change_password },
      after: { mustChange: true, sessionsEnded: true },
    })
    return ok({ loginName: user.login_name, oneTimePassword: password })
  },
})
