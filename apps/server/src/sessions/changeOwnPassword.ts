import type { Schemas } from '@spruce/api-client/contract'
import type { Answer, SelfContext } from '../http/defineOperation.js'
import type { OperationId } from '../http/contractTypes.js'
import { ok, refused } from '../http/defineOperation.js'
import { limits } from '../http/RateLimiter.js'
import { hashNewPassword, type NewPasswordInput } from './newPassword.js'
import { presentLogin, startSession } from './startSession.js'
import { isRightPassword, wrongPassword } from './verifyPassword.js'

type Context = Pick<
  SelfContext<OperationId>,
  'session' | 'tx' | 'repositories' | 'services' | 'request' | 'reply' | 'audit'
>

/**
 * Changes the caller's password and ends every session of the account; the caller goes on with a new
 * token (S-05). With `oldPwd` the old password is asked for: a wrong one is counted, whichever
 * session tried it.
 */
export async function changeOwnPassword(
  { session, tx, repositories, services, request, reply, audit }: Context,
  input: NewPasswordInput & { oldPwd?: string },
): Promise<Answer<Schemas['LoginResult']>> {
  const limiter = services.limiter.within(tx)
  const key = `old-password:${session.userId}`
  const user = await repositories.users.lock(session.userId)
  if (input.oldPwd !== undefined) {
    await limiter.check(key, limits.oldPassword)
    const old = services.cipher.decrypt(input.oldPwd, 'oldPwd')
    if (!(await isRightPassword(services, user.password_hash, old))) {
      await limiter.hit(key, limits.oldPassword)
      return refused(wrongPassword())
    }
  }
  const hash = await hashNewPassword(services, input, user.password_hash)
  const now = services.now()
  await repositories.users.setPassword(user.id, { hash, mustChange: false, now })
  await repositories.sessions.removeOfUser(user.id)
  await limiter.clear(key)
  audit({
    table: 'users',
    id: user.id,
    name: user.name,
    before: { changedAt: user.password_changed_at, mustChange: user.must_change_password },
    after: { changedAt: now, mustChange: false },
  })
  const started = await startSession(tx, services, request, reply, user.id)
  return ok(presentLogin(started, { tenantId: session.tenant?.id ?? null, first: false, now }))
}
