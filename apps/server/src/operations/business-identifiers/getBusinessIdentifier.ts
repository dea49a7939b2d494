import { defineOperation, ok } from '../../http/defineOperation.js'
import { readBusinessIdentifier } from './businessIdentifierRules.js'

export const getBusinessIdentifier = defineOperation('getBusinessIdentifier', {
  handle: async ({ params, tenantId, repositories }) =>
    ok(await readBusinessIdentifier(repositories, tenantId, params.id)),
})
