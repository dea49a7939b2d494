import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentDataEndpoint } from '../../presenters/presentDataEndpoint.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'
import { lockDataEndpoint } from './dataEndpointRules.js'

export const removeDataEndpoint = defineOperation('removeDataEndpoint', {
  async handle(context) {
    const { params, body, tenantId, repositories, audit } = context
    const endpoint = await lockDataEndpoint(repositories, tenantId, params.id, body.version)
    const { id, name } = endpoint
    await recycleRows(context, 'dataEndpoints', endpoint)
    await repositories.dataEndpoints.remove(tenantId, id)
    audit({ table: 'dataEndpoints', id, name, before: presentDataEndpoint(endpoint), after: null })
    return ok(null)
  },
})
