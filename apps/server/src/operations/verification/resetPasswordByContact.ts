import type { FastifyRequest } from 'fastify'
import { auditOrigin } from '../../http/auditOrigin.js'
import type { Db } from '../../db/schema.js'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { HttpError, unprocessable, wrongField } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { Repositories } from '../../repositories/repositories.js'
import { UsersRepository } from '../../repositories/users/UsersRepository.js'
import type { Services } from '../../services.js'
import { authenticate } from '../../sessions/authenticate.js'
import { boundContact, readContact, type Contact } from '../../sessions/contacts.js'
import { clearCookie } from '../../sessions/cookies.js'
import { readNewPassword } from '../../sessions/newPassword.js'
import { useCode, wrongCode } from '../../sessions/verificationCodes.js'

/**
 * A forgotten password. The subject comes from the code's record, never from the request; success
 * ends every session and opens none (S-11).
 */
export const resetPasswordByContact = definePublicOperation('resetPasswordByContact', {
  transaction: 'none',
  async handle({ body, services, request, reply, tx }) {
    await services.limiter.hit(`code-address:${request.ip}`, limits.codeAddress)
    const contact = await contactMeant(tx, services, request, body.mobileEmail)
    if (contact?.kind !== body.optType) {
      throw unprocessable('CONTACT_FORMAT', [wrongField('mobileEmail', 'invalid')])
    }
    const password = readNewPassword(services, body)
    const key = { purpose: 'password' as const, contact: contact.value, asker: '' }
    const opened = await useCode(tx, services, key, body.vcCode)
    if (!opened) throw wrongCode()
    const hash = await services.passwords.hash(password)
    await services.engine.tx('platform', async (db) => {
      const { users, sessions, codes, audit } = new Repositories(db)
      const now = services.now()
      const user = await users.lock(opened.userId)
      if (user.status !== 'active') throw wrongCode()
      await users.setPassword(user.id, { hash, mustChange: false, now })
      await sessions.removeOfUser(user.id)
      await codes.removeOfUser(user.id)
      await audit.add({
        tenantId: null,
        userId: user.id,
        operation: 'resetPasswordByContact',
        ...auditOrigin(request),
        at: now,
      })
    })
    clearCookie(request, reply, services.config, 'token')
    return ok(null)
  },
})

/** The contact itself; to somebody who is signed in, also the masked form that their page shows. */
async function contactMeant(
  db: Db,
  services: Services,
  request: FastifyRequest,
  text: string,
): Promise<Contact | undefined> {
  const contact = readContact(text)
  if (contact && !text.includes('*')) return contact
  try {
    const session = await authenticate(request, services, null)
    return boundContact(await new UsersRepository(db).get(session.userId), text)
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return contact
    throw error
  }
}
