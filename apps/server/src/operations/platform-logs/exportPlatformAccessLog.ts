import type { Schemas } from '@spruce/api-client/contract'
import { splitFileQuery } from '../../exports/fileColumns.js'
import { definePlatformOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { accessColumns } from '../../presenters/logColumns.js'
import { presentAccessLog } from '../../presenters/presentLogs.js'
import type { VisitLine, VisitPlace } from '../../repositories/logs/AppVisitsRepository.js'
import { momentsOf } from '../logs/logQuery.js'
import { exportedLog } from './exportedLog.js'
import { scopeOf } from './platformLines.js'

export const exportPlatformAccessLog = definePlatformOperation('exportPlatformAccessLog', {
  handle({ query, repositories, services, language }) {
    const { file, filter } = splitFileQuery(query)
    const { customerId, from, to, ...rest } = filter
    const wanted = { ...rest, ...momentsOf({ from, to }) }
    return exportedLog<VisitLine & VisitPlace, Schemas['AccessLog']>(
      { repositories, services, language, file },
      {
        name: messages[language].logs.files.access,
        columns: accessColumns(language),
        read: ({ appVisits }, after, limit) =>
          appVisits.listAfter(scopeOf(customerId), wanted, after, limit),
        present: (line) => presentAccessLog(line, language),
      },
    )
  },
})
