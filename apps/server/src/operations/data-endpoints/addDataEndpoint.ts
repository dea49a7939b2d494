import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { presentDataEndpoint } from '../../presenters/presentDataEndpoint.js'
import { endpointFields, endpointRefusal, readDataEndpoint } from './dataEndpointRules.js'

export const addDataEndpoint = defineOperation('addDataEndpoint', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const id = newId()
    const fields = endpointFields(services, body, undefined)
    try {
      await repositories.dataEndpoints.add(tenantId, { ...fields, id, now: services.now() })
    } catch (error) {
      throw endpointRefusal(error)
    }
    const after = presentDataEndpoint(await readDataEndpoint(repositories, tenantId, id))
    audit({ table: 'dataEndpoints', id, name: after.name, after })
    return ok(after)
  },
})
