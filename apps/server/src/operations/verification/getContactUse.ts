import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'
import { contactOf } from '../../sessions/contacts.js'

/** A boolean only (S-10), and not many of them. */
export const getContactUse = defineSelfOperation('getContactUse', {
  async handle({ query, session, tx, repositories, services }) {
    await services.limiter.within(tx).hit(`lookup:${session.userId}`, limits.accountLookup)
    const user = await repositories.users.findByContact(contactOf(query.contact, 'contact'))
    return ok({ used: user !== undefined && user.id !== session.userId })
  },
})
