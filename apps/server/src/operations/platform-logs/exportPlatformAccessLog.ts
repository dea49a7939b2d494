import { csvText } from '../../exports/csv.js'
import { definePlatformOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { accessCells } from '../../presenters/logCells.js'
import { presentAccessLog } from '../../presenters/presentLogs.js'
import { exportPage, momentsOf } from '../logs/logQuery.js'
import { scopeOf, withCustomers } from './platformLines.js'

export const exportPlatformAccessLog = definePlatformOperation('exportPlatformAccessLog', {
  async handle({ query, repositories, language }) {
    const { customerId, from, to, ...filter } = query
    const { rows } = await repositories.appVisits.listEverywhere(
      scopeOf(customerId),
      { ...filter, ...momentsOf({ from, to }) },
      exportPage,
    )
    const shown = await withCustomers(repositories, rows, (line) =>
      presentAccessLog(line, language),
    )
    const lines = shown.map((line) => [line.customerName, ...accessCells(line)])
    const { customer, accessLog, files } = messages[language].logs
    return raw(
      'text/csv; charset=utf-8',
      csvText([customer, ...accessLog], lines),
      `${files.access}.csv`,
    )
  },
})
