import { csvText } from '../../exports/csv.js'
import { definePlatformOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { loginCells } from '../../presenters/logCells.js'
import { presentLoginLog } from '../../presenters/presentLogs.js'
import { exportPage, momentsOf } from '../logs/logQuery.js'
import { scopeOf, withCustomers } from './platformLines.js'

export const exportPlatformLoginLog = definePlatformOperation('exportPlatformLoginLog', {
  async handle({ query, repositories, language }) {
    const { customerId, from, to, keyword, ...filter } = query
    const { rows } = await repositories.loginLog.listEverywhere(
      scopeOf(customerId),
      { ...filter, keyword: keyword?.trim(), ...momentsOf({ from, to }) },
      exportPage,
    )
    const shown = await withCustomers(repositories, rows, (line) => presentLoginLog(line))
    const lines = shown.map((line) => [line.customerName, ...loginCells(line)])
    const { customer, loginLog, files } = messages[language].logs
    return raw(
      'text/csv; charset=utf-8',
      csvText([customer, ...loginLog], lines),
      `${files.login}.csv`,
    )
  },
})
