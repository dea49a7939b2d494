import { auditOrigin } from '../../http/auditOrigin.js'
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
      const tenants = await repositories.tenants.listOfUser(ended.user_id)
      const asked = tenants.find(({ id }) => id === request.headers['current-tenant'])
      const role =
        ended.tenant_id !== null && ended.view_role_id !== null
          ? await repositories.roles.find(ended.tenant_id, ended.view_role_id)
          : undefined
      const entry = {
        // That of the session where it opens one, else the one on screen, else the person's own.
        tenantId: ended.tenant_id ?? asked?.id ?? null,
        userId: ended.user_id,
        actingUserId: ended.acting_user_id,
        operation: 'logout',
        ...auditOrigin(request),
        at: services.now(),
      }
      await repositories.audit.add(
        entry,
        role && [{ table: 'roles', id: role.id, name: role.name, after: { isRoleView: true } }],
      )
    }
    const cookie = sessionCookieOf(request)
    if (cookie) clearCookie(request, reply, services.config, cookie)
    return ok(null)
  },
})
