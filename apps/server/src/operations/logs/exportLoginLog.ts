import { linesFile, splitFileQuery } from '../../exports/fileColumns.js'
import { defineOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { loginColumns } from '../../presenters/logColumns.js'
import { presentLoginLog } from '../../presenters/presentLogs.js'
import { exportPage, momentsOf } from './logQuery.js'

export const exportLoginLog = defineOperation('exportLoginLog', {
  async handle({ query, tenantId, repositories, language }) {
    const { file, filter } = splitFileQuery(query)
    const { keyword, success, userId } = filter
    const { rows } = await repositories.loginLog.list(
      tenantId,
      { keyword: keyword?.trim(), success, userId, ...momentsOf(filter) },
      exportPage,
    )
    const lines = rows.map(presentLoginLog)
    return linesFile(file, messages[language].logs.files.login, loginColumns(language), lines)
  },
})
