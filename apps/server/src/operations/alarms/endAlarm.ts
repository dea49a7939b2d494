import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound, unprocessable } from '../../http/errors.js'
import { illegalState } from '../../http/transitions.js'
import { alarmName, readAlarm } from './alarmRules.js'
import { tellAlarms } from './tellAlarms.js'

export const endAlarm = defineOperation('endAlarm', {
  async handle(context) {
    const { params, body, tenantId, memberId, repositories, services, audit, afterCommit } = context
    const { alarms } = repositories
    const [alarm] = await alarms.lockOpen(tenantId, [params.id])
    if (!alarm) {
      const there = await alarms.find(tenantId, params.id)
      throw there ? illegalState(['raised', 'acknowledged']) : notFound('alarm', params.id)
    }
    assertVersion(body.version, alarm.version, await readAlarm(repositories, tenantId, alarm.id))
    if (!alarm.clearable) throw unprocessable('ALARM_WATCHED')
    const now = services.now()
    await alarms.change(tenantId, [alarm.id], { cleared_at: now, cleared_by: memberId })
    await tellAlarms(repositories, tenantId, 'cleared', [alarm.id], now)
    audit({
      ...{ table: 'alarms', id: alarm.id, name: alarmName(alarm) },
      before: { state: alarm.state },
      after: { state: 'cleared' },
    })
    afterCommit(() => {
      services.deliveries.wake()
      return Promise.resolve()
    })
    return ok(await readAlarm(repositories, tenantId, alarm.id))
  },
})
