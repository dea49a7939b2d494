import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { codeMessage } from '../../outbox/codeMessage.js'
import { UsersRepository } from '../../repositories/users/UsersRepository.js'
import { useCaptcha } from '../../sessions/captcha.js'
import { contactOf } from '../../sessions/contacts.js'
import { codeGateSeconds, countCode, makeCode } from '../../sessions/verificationCodes.js'

/**
 * A code for somebody who is not signed in. An unknown contact is counted, gets a record that opens
 * nothing and no message: the answer and its time are the same (S-10).
 */
export const getVerificationCode = definePublicOperation('getVerificationCode', {
  transaction: 'none',
  async handle({ body, services, request, tx, language }) {
    const { limiter, config } = services
    const contact = contactOf(body.mobileEmail, 'mobileEmail')
    await limiter.hit(`code-address:${request.ip}`, limits.codeAddress)
    if (config.captcha) await useCaptcha(tx, services, body.captchaKey, body.captcha)
    await countCode(limiter, contact)
    const user = await new UsersRepository(tx).findByContact(contact)
    const opened = user?.status === 'active' ? user : undefined
    const key = { purpose: body.purpose, contact: contact.value, asker: '' }
    const code = await makeCode(tx, services, key, opened?.id ?? null)
    if (opened) services.courier.deliver(codeMessage(contact, code, body.lang ?? language))
    return ok({ seconds: codeGateSeconds })
  },
})
