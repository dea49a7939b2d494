import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentAlarm } from '../../presenters/presentAlarms.js'
import { pagingOf } from '../pagingOf.js'

export const listAlarms = defineOperation('listAlarms', {
  async handle({ query, tenantId, repositories: { alarms } }) {
    const { rows, total } = await alarms.list(tenantId, query, pagingOf(query))
    return okList(rows.map(presentAlarm), total)
  },
})
