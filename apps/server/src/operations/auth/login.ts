import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { foldText } from '../../repositories/search/searchTokens.js'
import { UsersRepository, type UserRow } from '../../repositories/users/UsersRepository.js'
import type { Services } from '../../services.js'
import { useCaptcha } from '../../sessions/captcha.js'
import { completeLogin } from '../../sessions/completeLogin.js'
import { noteFailedLogin } from '../../sessions/loginLog.js'
import { checkOpenidTicket } from '../../sessions/openidTickets.js'
import { isRightPassword, wrongPassword } from '../../sessions/verifyPassword.js'

/**
 * Account, password, captcha. An unknown account, one without a password, a suspended one and a
 * wrong password answer the same, in the same time (S-10).
 */
export const login = definePublicOperation('login', {
  transaction: 'none',
  async handle({ body, services, request, reply, tx }) {
    const { limiter, config } = services
    const account = foldText(body.loginName)
    const here = `login:${account}:${request.ip}`
    const anywhere = `login:${account}`
    await limiter.hit(`login-address:${request.ip}`, limits.loginAddress)
    await limiter.check(here, limits.loginAccount)
    await limiter.check(anywhere, limits.loginAccountAll)
    await checkOpenidTicket(tx, services, request, body.openidTicket)
    const password = services.cipher.decrypt(body.password)
    if (config.captcha) await useCaptcha(tx, services, body.captchaKey, body.captcha)

    const known = await new UsersRepository(tx).findByLoginName(account)
    const user = await verified(services, known, password)
    if (!user) {
      const attempt = { user: known, typed: body.loginName.toLowerCase(), reason: 'WRONG_PASSWORD' }
      await noteFailedLogin(services, request, attempt)
      await limiter.hit(here, limits.loginAccount)
      await limiter.hit(anywhere, limits.loginAccountAll)
      throw wrongPassword()
    }
    await limiter.clear(here)
    const { tenantCode, openidTicket, systemData } = body
    const way = { tenantCode, openidTicket, systemData }
    return ok(await completeLogin(services, request, reply, user, way))
  },
})

async function verified(services: Services, user: UserRow | undefined, password: string) {
  const stored = user?.status === 'active' ? user.password_hash : null
  return (await isRightPassword(services, stored, password)) ? user : undefined
}
