import { csvText } from '../../exports/csv.js'
import { defineOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { accessCells } from '../../presenters/logCells.js'
import { presentAccessLog } from '../../presenters/presentLogs.js'
import { exportPage, momentsOf } from './logQuery.js'

export const exportAccessLog = defineOperation('exportAccessLog', {
  async handle({ query, tenantId, repositories, language }) {
    const { appCode, userId } = query
    const filter = { appCode, userId, ...momentsOf(query) }
    const { rows } = await repositories.appVisits.list(tenantId, filter, exportPage)
    const lines = rows.map((line) => accessCells(presentAccessLog(line, language)))
    const { accessLog, files } = messages[language].logs
    return raw('text/csv; charset=utf-8', csvText(accessLog, lines), `${files.access}.csv`)
  },
})
