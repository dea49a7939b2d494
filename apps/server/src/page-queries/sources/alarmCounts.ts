import { messages } from '../../messages.js'
import { definePageSource, frameOf } from '../PageSource.js'

/** How many alarms are open, by severity, the gravest first. */
export const alarmCounts = definePageSource({
  id: 'alarm-counts',
  as: 'countAlarms',
  parameters: { areaId: { kind: 'id' }, typeId: { kind: 'id' }, deviceId: { kind: 'id' } },
  async read(context, place) {
    const { repositories, tenantId, language } = context
    const { severities } = messages[language].alarms
    const counts = await repositories.alarms.counts(tenantId, { ...place, open: true })
    const rows = (['critical', 'warning', 'info'] as const).map((code) => ({
      ...{ code, severity: severities[code] },
      count: counts
        .filter(({ severity }) => severity === code)
        .reduce((sum, { count }) => sum + count, 0),
    }))
    return frameOf(context, rows, {
      code: { type: 'string', label: 'code', value: ({ code }) => code },
      severity: { type: 'string', label: 'severity', value: ({ severity }) => severity },
      count: { type: 'number', label: 'count', decimals: 0, value: ({ count }) => count },
    })
  },
})
