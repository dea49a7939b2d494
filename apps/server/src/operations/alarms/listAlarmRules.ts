import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentAlarmRule } from '../../presenters/presentAlarms.js'
import { pagingOf } from '../pagingOf.js'

export const listAlarmRules = defineOperation('listAlarmRules', {
  async handle({ query, tenantId, repositories: { alarmRules } }) {
    const { rows, total } = await alarmRules.list(tenantId, query, pagingOf(query))
    return okList(rows.map(presentAlarmRule), total)
  },
})
