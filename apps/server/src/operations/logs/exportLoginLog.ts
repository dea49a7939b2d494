import { csvText } from '../../exports/csv.js'
import { defineOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { loginCells } from '../../presenters/logCells.js'
import { presentLoginLog } from '../../presenters/presentLogs.js'
import { exportPage, momentsOf } from './logQuery.js'

export const exportLoginLog = defineOperation('exportLoginLog', {
  async handle({ query, tenantId, repositories, language }) {
    const { keyword, success, userId } = query
    const { rows } = await repositories.loginLog.list(
      tenantId,
      { keyword: keyword?.trim(), success, userId, ...momentsOf(query) },
      exportPage,
    )
    const { loginLog, files } = messages[language].logs
    const lines = rows.map((line) => loginCells(presentLoginLog(line)))
    return raw('text/csv; charset=utf-8', csvText(loginLog, lines), `${files.login}.csv`)
  },
})
