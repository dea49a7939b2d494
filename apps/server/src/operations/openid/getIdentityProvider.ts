import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentIdentityProvider } from '../../presenters/presentOpenid.js'
import { readIdentityProvider } from './openidRules.js'

export const getIdentityProvider = defineOperation('getIdentityProvider', {
  handle: async ({ params, tenantId, repositories }) =>
    ok(presentIdentityProvider(await readIdentityProvider(repositories, tenantId, params.id))),
})
