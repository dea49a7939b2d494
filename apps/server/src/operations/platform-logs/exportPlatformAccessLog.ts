import { tableFile } from '../../exports/tableFile.js'
import { definePlatformOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { accessCells } from '../../presenters/logCells.js'
import { presentAccessLog } from '../../presenters/presentLogs.js'
import type { VisitLine, VisitPlace } from '../../repositories/logs/AppVisitsRepository.js'
import { momentsOf } from '../logs/logQuery.js'
import { exportedPages } from './exportedPages.js'
import { scopeOf } from './platformLines.js'

export const exportPlatformAccessLog = definePlatformOperation('exportPlatformAccessLog', {
  async handle({ query, repositories, services, language }) {
    const { customerId, from, to, format = 'csv', ...filter } = query
    const wanted = { ...filter, ...momentsOf({ from, to }) }
    const pages = await exportedPages<VisitLine & VisitPlace>(
      { repositories, services },
      {
        read: ({ appVisits }, after, limit) =>
          appVisits.listAfter(scopeOf(customerId), wanted, after, limit),
        cellsOf: (line) => accessCells(presentAccessLog(line, language)),
      },
    )
    const { customer, accessLog, files } = messages[language].logs
    return tableFile(format, { name: files.access, head: [customer, ...accessLog], pages })
  },
})
