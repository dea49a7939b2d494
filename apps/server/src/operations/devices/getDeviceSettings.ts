import { defineOperation, ok } from '../../http/defineOperation.js'

export const getDeviceSettings = defineOperation('getDeviceSettings', {
  async handle({ tenantId, repositories }) {
    return ok(await repositories.pointHistory.settings(tenantId))
  },
})
