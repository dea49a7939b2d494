import { defineOperation, ok } from '../../http/defineOperation.js'
import { readDeviceType } from './deviceTypeRules.js'

export const getDeviceType = defineOperation('getDeviceType', {
  async handle({ params, tenantId, repositories }) {
    return ok(await readDeviceType(repositories, tenantId, params.id))
  },
})
