import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { tokenOf } from '../../sessions/authenticate.js'
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
        tenantId: null,
        userId: ended.user_id,
        operation: 'logout',
        traceId: request.id,
        address: request.ip,
        at: services.now(),
      })
    }
    clearCookie(request, reply, services.config, 'token')
    return ok(null)
  },
})
