import { defineOperation, ok } from '../../http/defineOperation.js'
import { alarmName } from './alarmRules.js'
import { tellAlarms } from './tellAlarms.js'

export const acknowledgeAlarms = defineOperation('acknowledgeAlarms', {
  async handle({ body, tenantId, memberId, repositories, services, audit, afterCommit }) {
    const now = services.now()
    const open = await repositories.alarms.lockOpen(tenantId, body.ids)
    const raised = open.filter(({ acknowledgedAt }) => acknowledgedAt === null)
    const ids = raised.map(({ id }) => id)
    const changes = { acknowledged_at: now, acknowledged_by: memberId }
    await repositories.alarms.change(tenantId, ids, changes)
    await tellAlarms(repositories, tenantId, 'acknowledged', ids, now)
    for (const alarm of raised) {
      audit({
        ...{ table: 'alarms', id: alarm.id, name: alarmName(alarm) },
        before: { state: 'raised' },
        after: { state: 'acknowledged' },
      })
    }
    afterCommit(() => {
      services.deliveries.wake()
      return Promise.resolve()
    })
    return ok({ changed: ids.length })
  },
})
