import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentOperatorLog } from '../../presenters/presentLogs.js'
import { momentsOf, pageOf } from './logQuery.js'

export const listOperatorLogging = defineOperation('listOperatorLogging', {
  async handle({ query, tenantId, repositories: { audit }, language }) {
    const { from, to, page, size, sort, keyword, ...filter } = query
    const { rows, total } = await audit.list(
      tenantId,
      { ...filter, keyword: keyword?.trim(), ...momentsOf({ from, to }) },
      pageOf({ page, size, sort }),
    )
    return okList(
      rows.map((line) => presentOperatorLog(line, language)),
      total,
    )
  },
})
