import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentDataEndpoint } from '../../presenters/presentDataEndpoint.js'
import {
  endpointFields,
  endpointRefusal,
  lockDataEndpoint,
  readDataEndpoint,
} from './dataEndpointRules.js'

export const editDataEndpoint = defineOperation('editDataEndpoint', {
  async handle({ params, body, tenantId, repositories, services, audit }) {
    const endpoint = await lockDataEndpoint(repositories, tenantId, params.id, body.version)
    const { id } = endpoint
    const fields = endpointFields(services, body, endpoint)
    try {
      await repositories.dataEndpoints.edit(tenantId, id, fields, services.now())
    } catch (error) {
      throw endpointRefusal(error)
    }
    const before = presentDataEndpoint(endpoint)
    const after = presentDataEndpoint(await readDataEndpoint(repositories, tenantId, id))
    audit({ table: 'dataEndpoints', id, name: after.name, before, after })
    return ok(after)
  },
})
