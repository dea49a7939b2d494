import { csvText } from '../../exports/csv.js'
import { defineOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
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
    const lines = rows.map((line) => [
      line.at.toISOString(),
      line.loginName,
      line.userName,
      line.success,
      line.reason,
      line.via,
      line.address,
      line.terminal,
    ])
    return raw('text/csv; charset=utf-8', csvText(loginLog, lines), `${files.login}.csv`)
  },
})
