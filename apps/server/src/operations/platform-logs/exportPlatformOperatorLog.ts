import { csvText } from '../../exports/csv.js'
import { definePlatformOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { operatorCells } from '../../presenters/logCells.js'
import { presentOperatorLog } from '../../presenters/presentLogs.js'
import { exportPage, momentsOf } from '../logs/logQuery.js'
import { scopeOf, withCustomers } from './platformLines.js'

export const exportPlatformOperatorLog = definePlatformOperation('exportPlatformOperatorLog', {
  async handle({ query, repositories, language }) {
    const { customerId, from, to, keyword, ...filter } = query
    const { rows } = await repositories.audit.listEverywhere(
      scopeOf(customerId),
      { ...filter, keyword: keyword?.trim(), ...momentsOf({ from, to }) },
      exportPage,
    )
    const shown = await withCustomers(repositories, rows, (line) =>
      presentOperatorLog(line, language),
    )
    const lines = shown.map((line) => [line.customerName, ...operatorCells(line)])
    const { customer, operatorLog, files } = messages[language].logs
    return raw(
      'text/csv; charset=utf-8',
      csvText([customer, ...operatorLog], lines),
      `${files.operator}.csv`,
    )
  },
})
