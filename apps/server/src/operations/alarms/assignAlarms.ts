import { defineOperation, ok } from '../../http/defineOperation.js'
import { alarmName } from './alarmRules.js'

export const assignAlarms = defineOperation('assignAlarms', {
  async handle({ body: { ids, assigneeId }, tenantId, repositories: { alarms }, audit }) {
    const open = await alarms.lockOpen(tenantId, ids)
    const changed = open.filter((alarm) => alarm.assigneeId !== assigneeId)
    const changedIds = changed.map(({ id }) => id)
    await alarms.change(tenantId, changedIds, { assignee_id: assigneeId })
    for (const alarm of changed) {
      const after = await alarms.find(tenantId, alarm.id)
      audit({
        ...{ table: 'alarms', id: alarm.id, name: alarmName(alarm) },
        before: { assigneeId: alarm.assigneeId, assigneeName: alarm.assigneeName },
        after: { assigneeId, assigneeName: after?.assigneeName ?? null },
      })
    }
    return ok({ changed: changed.length })
  },
})
