import { defineSelfOperation, ok } from '../../http/defineOperation.js'

/** Takes back what a client was let do, in every tenant; its sessions end with it. */
export const revokeOauthConsent = defineSelfOperation('revokeOauthConsent', {
  async handle({ body, session, repositories, audit }) {
    await repositories.oauthGrants.revoke(session.userId, body.clientId)
    const ended = await repositories.sessions.endOfClient(body.clientId, session.userId)
    audit({ table: 'oauth_clients', id: body.clientId, after: { sessions: ended } })
    return ok({ sessions: ended })
  },
})
