import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { codeMessage } from '../../outbox/codeMessage.js'
import { boundContact, readContact } from '../../sessions/contacts.js'
import { codeGateSeconds, countCode, makeCode } from '../../sessions/verificationCodes.js'

const wrong = [wrongField('phoneNumber', 'invalid')]

/**
 * A code that confirms a change. For the password it goes to the bound contact and opens the same door
 * as a forgotten one's; for a contact it goes to the new one and is the caller's alone.
 */
export const sendConfirmVerifyCode = defineSelfOperation('sendConfirmVerifyCode', {
  async handle({ body, session, tx, repositories, services, language, afterCommit }) {
    const limiter = services.limiter.within(tx)
    const isPassword = body.titleKey === 'modify-password-temp-title'
    const contact = isPassword
      ? boundContact(await repositories.users.get(session.userId), body.phoneNumber)
      : readContact(body.phoneNumber)
    if (!contact) throw unprocessable(isPassword ? 'CONTACT_NOT_BOUND' : 'CONTACT_FORMAT', wrong)
    await limiter.hit(`code-asker:${session.userId}`, limits.codeAsker)
    await countCode(limiter, contact)
    const key = {
      purpose: isPassword ? ('password' as const) : ('contact' as const),
      contact: contact.value,
      asker: isPassword ? '' : session.userId,
    }
    const code = await makeCode(tx, services, key, session.userId)
    afterCommit(() => services.courier.accept(codeMessage(contact, code, body.lang ?? language)))
    return ok({ seconds: codeGateSeconds })
  },
})
