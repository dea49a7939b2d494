import { defineOperation, ok } from '../../http/defineOperation.js'
import { readAlarmRule } from './ruleRules.js'

export const getAlarmRule = defineOperation('getAlarmRule', {
  async handle({ params, tenantId, repositories }) {
    return ok(await readAlarmRule(repositories, tenantId, params.id))
  },
})
