import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { sessionCookieOf, tokenOf } from '../../sessions/authenticate.js'
import { clearCookie } from '../../sessions/cookies.js'
import { hashToken } from '../../sessions/tokens.js'

/** Ends the caller's session, if there is one, and answers the same if there is none. */
export const logout = definePublicOperation('logout', {
  async handle({ services, request, reply, repositories }) {
    const token = tokenOf(request)
    const ended =
      token === undefined ? undefined : await repositories.sessions.removeByToken(hashToken(token))
    if (ended) {
      await repositories.audit.add({
        // A mock login is the customer's business too.
        tenantId: ended.acting_user_id === null ? null : ended.tenant_id,
        userId: ended.user_id,
        actingUserId: ended.acting_user_id,
        operation: 'logout',
        traceId: request.id,
        address: request.ip,
        at: services.now(),
      })
    }
    const cookie = sessionCookieOf(request)
    if (cookie) clearCookie(request, reply, services.config, cookie)
    return ok(null)
  },
})
