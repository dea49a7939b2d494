import { linesFile, splitFileQuery } from '../../exports/fileColumns.js'
import { defineOperation } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { accessColumns } from '../../presenters/logColumns.js'
import { presentAccessLog } from '../../presenters/presentLogs.js'
import { exportPage, momentsOf } from './logQuery.js'

export const exportAccessLog = defineOperation('exportAccessLog', {
  async handle({ query, tenantId, repositories, language }) {
    const { file, filter } = splitFileQuery(query)
    const { appCode, userId } = filter
    const wanted = { appCode, userId, ...momentsOf(filter) }
    const { rows } = await repositories.appVisits.list(tenantId, wanted, exportPage)
    const lines = rows.map((line) => presentAccessLog(line, language))
    return linesFile(file, messages[language].logs.files.access, accessColumns(language), lines)
  },
})
