import { csvText } from '../../exports/csv.js'
import { definePlatformOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
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
    const lines = shown.map((line) => [
      line.customerName,
      line.at,
      line.userName ?? line.userId,
      line.actingUserId,
      line.operationName,
      line.objectTable,
      line.objectName ?? line.objectId,
      line.before && JSON.stringify(line.before),
      line.after && JSON.stringify(line.after),
      line.address,
      line.appCode,
      line.terminal,
    ])
    const { customer, operatorLog, files } = messages[language].logs
    return raw(
      'text/csv; charset=utf-8',
      csvText([customer, ...operatorLog], lines),
      `${files.operator}.csv`,
    )
  },
})
