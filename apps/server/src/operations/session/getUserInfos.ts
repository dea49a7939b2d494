import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { presentUserInfo } from '../../presenters/userInfoPresenter.js'

export const getUserInfos = defineSelfOperation('getUserInfos', {
  async handle({ session, repositories }) {
    const user = await repositories.users.get(session.userId)
    const { tenant } = session
    const profile = tenant && (await repositories.profiles.find(tenant.id, tenant.memberId))
    return ok(presentUserInfo(user, profile ?? undefined))
  },
})
