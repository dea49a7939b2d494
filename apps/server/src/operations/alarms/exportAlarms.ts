import { type FileColumn, linesFile, splitFileQuery } from '../../exports/fileColumns.js'
import { defineOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import type { Alarm } from '../../repositories/alarms/AlarmsRepository.js'

const most = 10_000

/** What the filter shows: the newest, in the order of the list. */
export const exportAlarms = defineOperation('exportAlarms', {
  async handle({ query, tenantId, repositories, language }) {
    const { file, filter } = splitFileQuery(query)
    const paging = { page: 1, size: most, filters: filter }
    const { rows } = await repositories.alarms.list(tenantId, filter, paging)
    const { file: name, heads, severities, states } = messages[language].alarms
    const column = (id: keyof typeof heads, cell: FileColumn<Alarm>['cell']) => ({
      ...{ id, head: heads[id], cell },
    })
    const columns = [
      column('severity', ({ severity }) => severities[severity]),
      column('state', ({ state }) => states[state]),
      column('ruleName', ({ ruleName }) => ruleName),
      column('deviceCode', ({ deviceCode }) => deviceCode),
      column('deviceName', ({ deviceName }) => deviceName),
      column('areaName', ({ areaName }) => areaName),
      column('typeName', ({ typeName }) => typeName),
      column('pointName', ({ pointName }) => pointName),
      column('value', ({ value }) => (value === null ? null : String(JSON.parse(value)))),
      column('unit', ({ unit }) => unit),
      column('assigneeName', ({ assigneeName }) => assigneeName),
      column('raisedAt', ({ raisedAt }) => raisedAt),
      column('acknowledgedAt', ({ acknowledgedAt }) => acknowledgedAt),
      column('acknowledgedBy', ({ acknowledgedBy }) => acknowledgedBy),
      column('clearedAt', ({ clearedAt }) => clearedAt),
      column('clearedBy', ({ clearedBy }) => clearedBy),
      column('silencedUntil', ({ silencedUntil }) => silencedUntil),
    ]
    return linesFile(file, name, columns, rows)
  },
})
