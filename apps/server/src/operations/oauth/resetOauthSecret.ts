import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentOauthClient } from '../../presenters/presentOauth.js'
import { hashToken, newToken } from '../../sessions/tokens.js'

/** A new secret, shown once; sessions that are open stay. */
export const resetOauthSecret = defineOperation('resetOauthSecret', {
  async handle({ params, body, tenantId, repositories, audit }) {
    const { oauthClients } = repositories
    const known = await oauthClients.lockByApp(tenantId, params.id)
    if (!known) throw notFound('oauth client', params.id)
    assertVersion(body.version, known.version, presentOauthClient(known))
    const secret = newToken()
    await oauthClients.edit(tenantId, known.id, { secretHash: hashToken(secret) })
    const saved = await oauthClients.findByApp(tenantId, params.id)
    if (!saved) throw notFound('oauth client', params.id)
    audit({ table: 'oauth_clients', id: known.id, name: known.appCode })
    return ok({ client: presentOauthClient(saved), clientSecret: secret })
  },
})
