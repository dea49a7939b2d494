import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { limits } from '../../http/RateLimiter.js'

/** A boolean only (S-10), and not many of them: nobody reads the list of accounts this way. */
export const checkAccount = defineSelfOperation('checkAccount', {
  async handle({ query, session, tx, repositories, services }) {
    await services.limiter.within(tx).hit(`lookup:${session.userId}`, limits.accountLookup)
    const user = await repositories.users.findByLoginName(query.loginName)
    return ok({ used: user !== undefined })
  },
})
