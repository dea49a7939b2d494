import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { presentUserInfo } from '../../presenters/userInfoPresenter.js'
import { notePhoto } from '../files/noteUses.js'
import { assertOwnPhoto } from '../files/pictureRules.js'
import { isPasswordExpired } from '../../sessions/passwordExpiry.js'

/** The person's own name and photo: on the account, and in the tenant of the call. */
export const saveUserInfo = defineSelfOperation('saveUserInfo', {
  async handle({ body, session, repositories, services, audit }) {
    const { users, members, profiles } = repositories
    const { tenant, userId } = session
    const nickName = body.nickName?.trim()
    const photo = body.photo === undefined ? {} : { photo: body.photo }
    const isChanged = nickName !== undefined || body.photo !== undefined
    const account = await users.get(userId)
    const shown = tenant && (await profiles.find(tenant.id, tenant.memberId))
    await assertOwnPhoto(repositories, body.photo, {
      tenant,
      known: [account.photo, shown?.photo ?? null],
    })
    await users.setProfile(userId, {
      ...(nickName === undefined ? {} : { name: nickName }),
      ...photo,
    })
    if (tenant && isChanged) {
      await members.lock(tenant.id)
      const member = await members.find(tenant.id, tenant.memberId)
      if (member) {
        await members.edit(tenant.id, member, { nickName, ...photo })
        if (body.photo !== undefined) {
          await notePhoto(repositories, tenant.id, member, body.photo)
        }
      }
    }
    const before = { nickName: account.name, photo: account.photo }
    audit({
      table: 'users',
      id: userId,
      name: account.name,
      before,
      after: { nickName: nickName ?? before.nickName, photo: body.photo ?? before.photo, ...photo },
    })
    const user = await users.get(userId)
    const profile = tenant && (await profiles.find(tenant.id, tenant.memberId))
    const expired = isPasswordExpired(user, services.config, services.now())
    return ok(presentUserInfo(user, expired, profile ?? undefined))
  },
})
