import { auditOrigin } from '../../http/auditOrigin.js'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { Repositories } from '../../repositories/repositories.js'
import { SignInWaysRepository } from '../../repositories/sessions/SignInWaysRepository.js'
import { UsersRepository } from '../../repositories/users/UsersRepository.js'
import { completeLogin } from '../../sessions/completeLogin.js'
import { contactOf } from '../../sessions/contacts.js'
import { noteFailedLogin } from '../../sessions/loginLog.js'
import { hashToken } from '../../sessions/tokens.js'
import { useCode, wrongCode } from '../../sessions/verificationCodes.js'
import { bindingKey, wrongWechat } from './wechatRules.js'

/** Which account is bound comes from the code's record, as WeChat's from the ticket's (S-11). */
export const wxBinding = definePublicOperation('wxBinding', {
  transaction: 'none',
  async handle({ body, services, request, reply, tx }) {
    const contact = contactOf(body.mobileEmail, 'mobileEmail')
    await services.limiter.hit(`code-address:${request.ip}`, limits.codeAddress)
    const now = services.now()
    const ticketHash = hashToken(body.ticket)
    const known = await new SignInWaysRepository(tx).findTicket('wechat', ticketHash, now)
    if (!known) throw wrongWechat()
    const opened = await useCode(tx, services, bindingKey(contact.value, body.ticket), body.vcCode)
    const users = new UsersRepository(tx)
    const user = opened && (await users.get(opened.userId))
    if (user?.status !== 'active') {
      const owner = await users.findByContact(contact)
      const typed = body.mobileEmail
      await noteFailedLogin(services, request, { user: owner, typed, reason: 'WRONG_CODE' })
      throw wrongCode()
    }
    await services.engine.tx('platform', async (db) => {
      const { signInWays, wechat, audit } = new Repositories(db)
      const identity = await signInWays.takeTicket('wechat', ticketHash, now)
      if (!identity) throw wrongWechat()
      await wechat.bind(user.id, identity, now)
      const entry = { tenantId: null, userId: user.id, operation: 'wxBinding', at: now }
      await audit.add({ ...entry, ...auditOrigin(request) })
    })
    const way = { via: 'wechat' as const, tenantCode: body.tenantCode }
    return ok(await completeLogin(services, request, reply, user, way))
  },
})
