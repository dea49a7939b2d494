import { csvText } from '../../exports/csv.js'
import { defineOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { presentOperatorLog } from '../../presenters/presentLogs.js'
import { exportPage, momentsOf } from './logQuery.js'

export const exportOperatorLog = defineOperation('exportOperatorLog', {
  async handle({ query, tenantId, repositories, language }) {
    const { from, to, keyword, ...filter } = query
    const { rows } = await repositories.audit.list(
      tenantId,
      { ...filter, keyword: keyword?.trim(), ...momentsOf({ from, to }) },
      exportPage,
    )
    const lines = rows.map((line) => {
      const shown = presentOperatorLog(line, language)
      return [
        shown.at,
        shown.userName ?? shown.userId,
        shown.actingUserId,
        shown.operationName,
        shown.objectTable,
        shown.objectName ?? shown.objectId,
        shown.before && JSON.stringify(shown.before),
        shown.after && JSON.stringify(shown.after),
        shown.address,
        shown.appCode,
        shown.terminal,
      ]
    })
    const { operatorLog, files } = messages[language].logs
    return raw('text/csv; charset=utf-8', csvText(operatorLog, lines), `${files.operator}.csv`)
  },
})
