import { csvText } from '../../exports/csv.js'
import { defineOperation, raw } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { operatorCells } from '../../presenters/logCells.js'
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
    const lines = rows.map((line) => operatorCells(presentOperatorLog(line, language)))
    const { operatorLog, files } = messages[language].logs
    return raw('text/csv; charset=utf-8', csvText(operatorLog, lines), `${files.operator}.csv`)
  },
})
