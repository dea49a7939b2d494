import { defineOperation, ok } from '../../http/defineOperation.js'
import { readAlarm } from './alarmRules.js'

export const getAlarm = defineOperation('getAlarm', {
  async handle({ params, tenantId, repositories }) {
    return ok(await readAlarm(repositories, tenantId, params.id))
  },
})
