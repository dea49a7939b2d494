import { defineOperation, raw } from '../../http/defineOperation.js'
import { csvText } from '../../exports/csv.js'
import { messages } from '../../messages.js'
import { valueOf } from '../../presenters/presentDevices.js'

const most = 50_000

/** Dictionary 5 of the specification: the data points, as a table. */
export const exportDataPoints = defineOperation('exportDataPoints', {
  async handle({ query, tenantId, repositories, language }) {
    const rows = await repositories.devices.table(tenantId, query, most)
    const { head, file } = messages[language].dataPoints
    const lines = rows.map((row) => [
      row.areaName,
      row.deviceCode,
      row.deviceName,
      row.code,
      row.name,
      row.unit,
      valueOf(row),
      row.valueAt?.toISOString(),
    ])
    return raw('text/csv; charset=utf-8', csvText(head, lines), `${file}.csv`)
  },
})
