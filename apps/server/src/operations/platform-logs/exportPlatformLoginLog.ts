import { tableFile } from '../../exports/tableFile.js'
import { definePlatformOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { loginCells } from '../../presenters/logCells.js'
import { presentLoginLog } from '../../presenters/presentLogs.js'
import type { LoginLine } from '../../repositories/logs/LoginLogRepository.js'
import type { PlacedLine } from '../../repositories/logs/logQueries.js'
import { momentsOf } from '../logs/logQuery.js'
import { exportedPages } from './exportedPages.js'
import { scopeOf } from './platformLines.js'

export const exportPlatformLoginLog = definePlatformOperation('exportPlatformLoginLog', {
  async handle({ query, repositories, services, language }) {
    const { customerId, from, to, keyword, format = 'csv', ...filter } = query
    const wanted = { ...filter, keyword: keyword?.trim(), ...momentsOf({ from, to }) }
    const pages = await exportedPages<PlacedLine<LoginLine>>(
      { repositories, services },
      {
        read: ({ loginLog }, after, limit) =>
          loginLog.listAfter(scopeOf(customerId), wanted, after, limit),
        cellsOf: (line) => loginCells(presentLoginLog(line)),
      },
    )
    const { customer, loginLog, files } = messages[language].logs
    return tableFile(format, { name: files.login, head: [customer, ...loginLog], pages })
  },
})
