import type { Schemas } from '@spruce/api-client/contract'
import { maskEmail, maskMobile } from '@spruce/validators'
import { limits } from '../../http/RateLimiter.js'
import { maskName } from '../../presenters/presentInvitation.js'
import {
  UsersRepository,
  type KnownBy,
  type UserRow,
} from '../../repositories/users/UsersRepository.js'
import type { Services } from '../../services.js'
import type { Session } from '../../sessions/session.js'

/**
 * Whether the platform has an account, for somebody who may invite it: the whole contact or login
 * name finds it, the answer is masked, and each caller gets so many (S-10).
 */
export async function findUsers(
  services: Services,
  session: Session,
  tenantId: string,
  by: KnownBy,
): Promise<Schemas['FoundUser'][]> {
  await services.limiter.hit(`account-lookup:${session.userId}`, limits.accountLookup)
  const users = new UsersRepository(services.engine.platform)
  const found = await users.findKnown(by)
  if (!found) return []
  return [presentFound(found, await users.isMember(found.id, tenantId))]
}

function presentFound(user: UserRow, isMember: boolean): Schemas['FoundUser'] {
  return {
    name: maskName(user.name),
    loginName: maskName(user.login_name),
    mobile: user.mobile && maskMobile(user.mobile),
    email: user.email && maskEmail(user.email),
    isMember,
  }
}
