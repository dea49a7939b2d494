import { defineOperation, ok } from '../../http/defineOperation.js'
import { readDevice } from './deviceRules.js'

export const getDevice = defineOperation('getDevice', {
  async handle({ params, tenantId, repositories, services }) {
    return ok(await readDevice(repositories, services, tenantId, params.id))
  },
})
