import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentOauthClient } from '../../presenters/presentOauth.js'

/** Null where the application signs nobody in. */
export const getOauthClient = defineOperation('getOauthClient', {
  async handle({ params, tenantId, repositories }) {
    const client = await repositories.oauthClients.findByApp(tenantId, params.id)
    return ok(client ? presentOauthClient(client) : null)
  },
})
