import { messages } from '../../messages.js'
import { definePageSource, frameOf, mostRows } from '../PageSource.js'

/** Alarms, those that are open unless another state is asked for; the newest first. */
export const alarms = definePageSource({
  id: 'alarms',
  as: 'listAlarms',
  parameters: {
    state: { kind: 'choice', of: ['open', 'raised', 'acknowledged', 'cleared', 'all'] },
    areaId: { kind: 'id' },
    typeId: { kind: 'id' },
    deviceId: { kind: 'id' },
    most: { kind: 'integer', least: 1, most: mostRows },
  },
  async read(context, { state = 'open', most: size = 100, ...place }) {
    const { repositories, tenantId, language } = context
    const { severities, states } = messages[language].alarms
    const of = state === 'open' ? { open: true } : state === 'all' ? {} : { state }
    const { rows, total } = await repositories.alarms.list(
      tenantId,
      { ...place, ...of },
      { page: 1, size },
    )
    return frameOf(
      context,
      rows,
      {
        id: { type: 'string', label: 'id', value: ({ id }) => id },
        code: { type: 'string', label: 'code', value: ({ severity }) => severity },
        severity: {
          ...{ type: 'string', label: 'severity' },
          value: ({ severity }) => severities[severity],
        },
        stateCode: { type: 'string', label: 'stateCode', value: ({ state }) => state },
        state: { type: 'string', label: 'state', value: (alarm) => states[alarm.state] },
        rule: { type: 'string', label: 'rule', value: ({ ruleName }) => ruleName },
        deviceCode: { type: 'string', label: 'deviceCode', value: (alarm) => alarm.deviceCode },
        device: { type: 'string', label: 'device', value: ({ deviceName }) => deviceName },
        area: { type: 'string', label: 'area', value: ({ areaName }) => areaName },
        point: { type: 'string', label: 'point', value: ({ pointName }) => pointName },
        value: { type: 'string', label: 'value', value: ({ value }) => textIn(value) },
        unit: { type: 'string', label: 'unit', value: ({ unit }) => unit },
        assignee: { type: 'string', label: 'assignee', value: ({ assigneeName }) => assigneeName },
        raisedAt: { type: 'time', label: 'raisedAt', value: ({ raisedAt }) => raisedAt },
        acknowledgedAt: {
          ...{ type: 'time', label: 'acknowledgedAt' },
          value: ({ acknowledgedAt }) => acknowledgedAt,
        },
      },
      total,
    )
  },
})

function textIn(json: string | null): string | null {
  return json === null ? null : String(JSON.parse(json))
}
