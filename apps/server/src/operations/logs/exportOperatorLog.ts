import { linesFile, splitFileQuery } from '../../exports/fileColumns.js'
import { defineOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { operatorColumns } from '../../presenters/logColumns.js'
import { presentOperatorLog } from '../../presenters/presentLogs.js'
import { exportPage, momentsOf } from './logQuery.js'

export const exportOperatorLog = defineOperation('exportOperatorLog', {
  async handle({ query, tenantId, repositories, language }) {
    const { file, filter } = splitFileQuery(query)
    const { from, to, keyword, ...wanted } = filter
    const { rows } = await repositories.audit.list(
      tenantId,
      { ...wanted, keyword: keyword?.trim(), ...momentsOf({ from, to }) },
      exportPage,
    )
    const lines = rows.map((line) => presentOperatorLog(line, language))
    const columns = operatorColumns(language, file.zone)
    return linesFile(file, messages[language].logs.files.operator, columns, lines)
  },
})
