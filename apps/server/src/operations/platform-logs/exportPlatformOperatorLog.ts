import type { Schemas } from '@spruce/api-client/contract'
import { splitFileQuery } from '../../exports/fileColumns.js'
import { definePlatformOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { operatorColumns } from '../../presenters/logColumns.js'
import { presentOperatorLog } from '../../presenters/presentLogs.js'
import type { AuditLine } from '../../repositories/AuditRepository.js'
import type { PlacedLine } from '../../repositories/logs/logQueries.js'
import { momentsOf } from '../logs/logQuery.js'
import { exportedLog } from './exportedLog.js'
import { scopeOf } from './platformLines.js'

export const exportPlatformOperatorLog = definePlatformOperation('exportPlatformOperatorLog', {
  handle({ query, repositories, services, language }) {
    const { file, filter } = splitFileQuery(query)
    const { customerId, from, to, keyword, ...rest } = filter
    const wanted = { ...rest, keyword: keyword?.trim(), ...momentsOf({ from, to }) }
    return exportedLog<PlacedLine<AuditLine>, Schemas['OperatorLog']>(
      { repositories, services, language, file },
      {
        name: messages[language].logs.files.operator,
        columns: operatorColumns(language, file.zone),
        read: ({ audit }, after, limit) =>
          audit.listAfter(scopeOf(customerId), wanted, after, limit),
        present: (line) => presentOperatorLog(line, language),
      },
    )
  },
})
