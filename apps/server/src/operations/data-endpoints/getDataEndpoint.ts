import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentDataEndpoint } from '../../presenters/presentDataEndpoint.js'
import { readDataEndpoint } from './dataEndpointRules.js'

export const getDataEndpoint = defineOperation('getDataEndpoint', {
  handle: async ({ params, tenantId, repositories }) =>
    ok(presentDataEndpoint(await readDataEndpoint(repositories, tenantId, params.id))),
})
