import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { alarmName, readAlarm } from './alarmRules.js'

const most = 200

export const addAlarmComment = defineOperation('addAlarmComment', {
  async handle({ params, body, tenantId, memberId, repositories, services, audit }) {
    const alarm = await repositories.alarms.find(tenantId, params.id)
    if (!alarm) throw notFound('alarm', params.id)
    if (alarm.commentCount >= most) throw unprocessable('TOO_MANY_COMMENTS')
    await repositories.alarms.comment(tenantId, {
      ...{ id: newId(), alarmId: alarm.id, memberId, text: body.text, at: services.now() },
    })
    const name = alarmName(alarm)
    audit({ table: 'alarms', id: alarm.id, name, before: {}, after: { comment: body.text } })
    return ok(await readAlarm(repositories, tenantId, alarm.id))
  },
})
