import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { codeMessage } from '../../outbox/codeMessage.js'
import { boundContact } from '../../sessions/contacts.js'
import { codeGateSeconds, countCode, makeCode } from '../../sessions/verificationCodes.js'

/** To a contact that the person has bound, and no other. */
export const sendVerifyCode = defineSelfOperation('sendVerifyCode', {
  async handle({ body, session, tx, repositories, services, language, afterCommit }) {
    const limiter = services.limiter.within(tx)
    const contact = boundContact(await repositories.users.get(session.userId), body.mobileEmail)
    if (!contact) throw unprocessable('CONTACT_NOT_BOUND', [wrongField('mobileEmail', 'invalid')])
    await limiter.hit(`code-asker:${session.userId}`, limits.codeAsker)
    await countCode(limiter, contact)
    const key = { purpose: 'identity' as const, contact: contact.value, asker: session.userId }
    const code = await makeCode(tx, services, key, session.userId)
    afterCommit(() => services.courier.accept(codeMessage(contact, code, body.lang ?? language)))
    return ok({ seconds: codeGateSeconds })
  },
})
