import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { presentUserInfo } from '../../presenters/userInfoPresenter.js'
import { isPasswordExpired } from '../../sessions/passwordExpiry.js'

/** The person's own name and photo: on the account, and in the tenant of the call. */
export const saveUserInfo = defineSelfOperation('saveUserInfo', {
  async handle({ body, session, repositories, services }) {
    const { users, members, profiles } = repositories
    const { tenant, userId } = session
    const nickName = body.nickName?.trim()
    const photo = body.photo === undefined ? {} : { photo: body.photo }
    const isChanged = nickName !== undefined || body.photo !== undefined
    await users.setProfile(userId, {
      ...(nickName === undefined ? {} : { name: nickName }),
      ...photo,
    })
    if (tenant && isChanged) {
      await members.lock(tenant.id)
      const member = await members.find(tenant.id, tenant.memberId)
      if (member) await members.edit(tenant.id, member, { nickName, ...photo })
    }
    const user = await users.get(userId)
    const profile = tenant && (await profiles.find(tenant.id, tenant.memberId))
    const expired = isPasswordExpired(user, services.config, services.now())
    return ok(presentUserInfo(user, expired, profile ?? undefined))
  },
})
