import { tableFile } from '../../exports/tableFile.js'
import { definePlatformOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { operatorCells } from '../../presenters/logCells.js'
import { presentOperatorLog } from '../../presenters/presentLogs.js'
import type { AuditLine } from '../../repositories/AuditRepository.js'
import type { PlacedLine } from '../../repositories/logs/logQueries.js'
import { momentsOf } from '../logs/logQuery.js'
import { exportedPages } from './exportedPages.js'
import { scopeOf } from './platformLines.js'

export const exportPlatformOperatorLog = definePlatformOperation('exportPlatformOperatorLog', {
  async handle({ query, repositories, services, language }) {
    const { customerId, from, to, keyword, format = 'csv', ...filter } = query
    const wanted = { ...filter, keyword: keyword?.trim(), ...momentsOf({ from, to }) }
    const pages = await exportedPages<PlacedLine<AuditLine>>(
      { repositories, services },
      {
        read: ({ audit }, after, limit) =>
          audit.listAfter(scopeOf(customerId), wanted, after, limit),
        cellsOf: (line) => operatorCells(presentOperatorLog(line, language)),
      },
    )
    const { customer, operatorLog, files } = messages[language].logs
    return tableFile(format, { name: files.operator, head: [customer, ...operatorLog], pages })
  },
})
