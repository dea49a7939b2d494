import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { alarmName } from './alarmRules.js'

const longestMs = 90 * 86_400_000

export const silenceAlarms = defineOperation('silenceAlarms', {
  async handle({ body, tenantId, repositories: { alarms }, services, audit }) {
    const until = body.until === null ? null : new Date(body.until)
    const ahead = (until?.getTime() ?? 0) - services.now().getTime()
    if (until !== null && (ahead <= 0 || ahead > longestMs)) {
      throw unprocessable('SILENCE_TIME', [wrongField('until', 'invalid')])
    }
    const open = await alarms.lockOpen(tenantId, body.ids)
    const changed = open.filter(
      ({ silencedUntil }) => silencedUntil?.getTime() !== until?.getTime(),
    )
    const ids = changed.map(({ id }) => id)
    await alarms.change(tenantId, ids, { silenced_until: until })
    for (const alarm of changed) {
      audit({
        ...{ table: 'alarms', id: alarm.id, name: alarmName(alarm) },
        before: { silencedUntil: alarm.silencedUntil },
        after: { silencedUntil: until },
      })
    }
    return ok({ changed: changed.length })
  },
})
