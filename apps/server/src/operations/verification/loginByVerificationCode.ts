import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { UsersRepository } from '../../repositories/users/UsersRepository.js'
import { completeLogin } from '../../sessions/completeLogin.js'
import { contactOf } from '../../sessions/contacts.js'
import { noteFailedLogin } from '../../sessions/loginLog.js'
import { checkOpenidTicket } from '../../sessions/openidTickets.js'
import { useCode, wrongCode } from '../../sessions/verificationCodes.js'

/** Whom the code lets in comes from its record; each guess is counted before it is compared (S-09). */
export const loginByVerificationCode = definePublicOperation('loginByVerificationCode', {
  transaction: 'none',
  async handle({ body, services, request, reply, tx }) {
    const contact = contactOf(body.mobileEmail, 'mobileEmail')
    await services.limiter.hit(`code-address:${request.ip}`, limits.codeAddress)
    await checkOpenidTicket(tx, services, request, body.openidTicket)
    const key = { purpose: 'login' as const, contact: contact.value, asker: '' }
    const opened = await useCode(tx, services, key, body.vcCode)
    const users = new UsersRepository(tx)
    const user = opened && (await users.get(opened.userId))
    if (user?.status !== 'active') {
      const typed = body.mobileEmail
      const known = await users.findByContact(contact)
      await noteFailedLogin(services, request, { user: known, typed, reason: 'WRONG_CODE' })
      throw wrongCode()
    }
    const { tenantCode, openidTicket, systemData } = body
    const way = { via: 'code' as const, tenantCode, openidTicket, systemData }
    return ok(await completeLogin(services, request, reply, user, way))
  },
})
