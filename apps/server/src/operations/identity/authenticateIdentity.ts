import { defineSelfOperation, ok, refused } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { presentIdentity } from '../../presenters/presentIdentity.js'
import { boundContact } from '../../sessions/contacts.js'
import { isRealIdCard } from '../../sessions/idCard.js'
import { useCode, wrongCode } from '../../sessions/verificationCodes.js'

/** Keeps name and card sealed. Once more replaces them: names change, and people mistype. */
export const authenticateIdentity = defineSelfOperation('authenticateIdentity', {
  async handle({ body, session, tx, repositories, services, audit }) {
    const { seal } = services
    const now = services.now()
    const contact = boundContact(await repositories.users.get(session.userId), body.mobileEmail)
    if (!contact) throw unprocessable('CONTACT_NOT_BOUND', [wrongField('mobileEmail', 'invalid')])
    if (!isRealIdCard(body.idCard, now)) {
      throw unprocessable('ID_CARD_INVALID', [wrongField('idCard', 'invalid')])
    }
    const key = { purpose: 'identity' as const, contact: contact.value, asker: session.userId }
    if (!(await useCode(tx, services, key, body.vcCode))) return refused(wrongCode())
    const identity = {
      name: seal.close(body.name.trim()),
      idCard: seal.close(body.idCard.toUpperCase()),
      at: now,
    }
    const isKnown = (await repositories.identities.find(session.userId)) !== undefined
    await repositories.identities.put(session.userId, identity)
    audit({
      table: 'users',
      id: session.userId,
      name: session.name,
      before: { realName: isKnown },
      after: { realName: true, verifiedAt: now },
    })
    return ok(presentIdentity(seal, identity))
  },
})
