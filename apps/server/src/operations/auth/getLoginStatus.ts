import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { presentMockLogin } from '../../sessions/mockLogin.js'

/** Whether somebody is signed in; `transit` while an authorisation waits for the person. */
export const getLoginStatus = definePublicOperation('getLoginStatus', {
  readsSession: true,
  async handle({ session, tenantId, repositories, services }) {
    if (!session) {
      return ok({
        ...{ status: 'none' as const, tenantId: null, expiresAt: null },
        ...{ authorization: null, mockLogin: null },
      })
    }
    const waiting = await repositories.oauthGrants.waiting(session.id, services.now())
    return ok({
      status: session.mustChangePassword ? 'first' : waiting ? 'transit' : 'active',
      tenantId,
      expiresAt: session.expiresAt.toISOString(),
      authorization: waiting
        ? {
            requestId: waiting.id,
            clientId: waiting.clientId,
            expiresAt: waiting.expiresAt.toISOString(),
          }
        : null,
      mockLogin: presentMockLogin(session),
    })
  },
})
