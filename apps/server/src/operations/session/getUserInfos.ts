import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { isPasswordExpired } from '../../sessions/passwordExpiry.js'
import { presentUserInfo } from '../../presenters/userInfoPresenter.js'

export const getUserInfos = defineSelfOperation('getUserInfos', {
  async handle({ session, repositories, services }) {
    const user = await repositories.users.get(session.userId)
    const { tenant } = session
    const profile = tenant && (await repositories.profiles.find(tenant.id, tenant.memberId))
    const expired = isPasswordExpired(user, services.config, services.now())
    return ok(presentUserInfo(user, expired, profile ?? undefined))
  },
})
