import { defineSelfOperation, ok, refused } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { contactChangedMessage } from '../../outbox/codeMessage.js'
import { contactOf, type Contact } from '../../sessions/contacts.js'
import { presentLogin, startSession } from '../../sessions/startSession.js'
import { useCode, wrongCode } from '../../sessions/verificationCodes.js'
import { writeRefusal } from '../writeRefusal.js'

/**
 * Binds or replaces a contact with the code that went to it. What opened the account until now is told,
 * because that is how a thief would begin; every session but the caller's ends (S-05).
 */
export const setContactWay = defineSelfOperation('setContactWay', {
  async handle(context) {
    const { body, session, tx, repositories, services, request, reply, language } = context
    const { users, sessions, codes } = repositories
    const contact = contactOf(body.mobileEmail, 'mobileEmail')
    if (contact.kind !== body.optType) {
      throw unprocessable('CONTACT_FORMAT', [wrongField('mobileEmail', 'invalid')])
    }
    const key = { purpose: 'contact' as const, contact: contact.value, asker: session.userId }
    if (!(await useCode(tx, services, key, body.vcCode))) return refused(wrongCode())
    const user = await users.lock(session.userId)
    try {
      await users.setContact(user.id, contact)
    } catch (error) {
      throw writeRefusal(error, {
        users_mobile_key: 'mobileEmail',
        users_email_key_key: 'mobileEmail',
      })
    }
    await codes.removeOfUser(user.id)
    await sessions.removeOfUser(user.id)
    const former: Contact = {
      kind: contact.kind,
      value: (contact.kind === 'mobile' ? user.mobile : user.email_key) ?? '',
    }
    if (former.value !== '' && former.value !== contact.value) {
      context.afterCommit(() => services.courier.accept(contactChangedMessage(former, language)))
    }
    context.audit({
      table: 'users',
      id: user.id,
      name: user.name,
      before: { [contact.kind]: former.value === '' ? null : former.value },
      after: { [contact.kind]: contact.value },
    })
    const started = await startSession(tx, services, request, reply, user.id)
    const tenantId = session.tenant?.id ?? null
    return ok(presentLogin(started, { tenantId, first: false, now: services.now() }))
  },
})
