import type { Schemas } from '@spruce/api-client/contract'
import { splitFileQuery } from '../../exports/fileColumns.js'
import { definePlatformOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { loginColumns } from '../../presenters/logColumns.js'
import { presentLoginLog } from '../../presenters/presentLogs.js'
import type { LoginLine } from '../../repositories/logs/LoginLogRepository.js'
import type { PlacedLine } from '../../repositories/logs/logQueries.js'
import { momentsOf } from '../logs/logQuery.js'
import { exportedLog } from './exportedLog.js'
import { scopeOf } from './platformLines.js'

export const exportPlatformLoginLog = definePlatformOperation('exportPlatformLoginLog', {
  handle({ query, repositories, services, language }) {
    const { file, filter } = splitFileQuery(query)
    const { customerId, from, to, keyword, ...rest } = filter
    const wanted = { ...rest, keyword: keyword?.trim(), ...momentsOf({ from, to }) }
    return exportedLog<PlacedLine<LoginLine>, Schemas['LoginLog']>(
      { repositories, services, language, file },
      {
        name: messages[language].logs.files.login,
        columns: loginColumns(language),
        read: ({ loginLog }, after, limit) =>
          loginLog.listAfter(scopeOf(customerId), wanted, after, limit),
        present: presentLoginLog,
      },
    )
  },
})
