import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { codeMessage } from '../../outbox/codeMessage.js'
import { SignInWaysRepository } from '../../repositories/sessions/SignInWaysRepository.js'
import { UsersRepository } from '../../repositories/users/UsersRepository.js'
import { contactOf } from '../../sessions/contacts.js'
import { hashToken } from '../../sessions/tokens.js'
import { codeGateSeconds, countCode, makeCode } from '../../sessions/verificationCodes.js'
import { bindingKey, wrongWechat } from './wechatRules.js'

/**
 * A code for whoever came from WeChat and is not bound. An unknown contact is counted, gets a record
 * that opens nothing and no message: the answer and its time are the same (S-10).
 */
export const wxSendVerifyCode = definePublicOperation('wxSendVerifyCode', {
  transaction: 'none',
  async handle({ body, services, request, tx, language }) {
    const { limiter } = services
    const contact = contactOf(body.mobileEmail, 'mobileEmail')
    await limiter.hit(`code-address:${request.ip}`, limits.codeAddress)
    const ways = new SignInWaysRepository(tx)
    const ticket = await ways.findTicket('wechat', hashToken(body.ticket), services.now())
    if (!ticket) throw wrongWechat()
    await countCode(limiter, contact)
    const user = await new UsersRepository(tx).findByContact(contact)
    const opened = user?.status === 'active' ? user : undefined
    const key = bindingKey(contact.value, body.ticket)
    const code = await makeCode(tx, services, key, opened?.id ?? null)
    if (opened) services.courier.deliver(codeMessage(contact, code, body.lang ?? language))
    return ok({ seconds: codeGateSeconds })
  },
})
