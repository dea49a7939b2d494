import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentOauthClient } from '../../presenters/presentOauth.js'

/** Sessions are the platform's, so the transaction is; the repositories' tenant scopes the rest. */
export const removeOauthClient = defineOperation('removeOauthClient', {
  transaction: 'platform',
  async handle({ params, tenantId, repositories, audit }) {
    const { oauthClients, sessions } = repositories
    const client = await oauthClients.lockByApp(tenantId, params.id)
    if (!client) return ok({ sessions: 0 })
    await oauthClients.remove(tenantId, client.id)
    const ended = await sessions.endOfClient(client.id)
    const before = presentOauthClient(client)
    audit({ table: 'oauth_clients', id: client.id, name: client.appCode, before, after: null })
    return ok({ sessions: ended })
  },
})
