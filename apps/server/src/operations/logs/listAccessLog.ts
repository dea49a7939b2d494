import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentAccessLog } from '../../presenters/presentLogs.js'
import { momentsOf, pageOf } from './logQuery.js'

export const listAccessLog = defineOperation('listAccessLog', {
  async handle({ query, tenantId, repositories: { appVisits }, language }) {
    const { appCode, userId } = query
    const filter = { appCode, userId, ...momentsOf(query) }
    const { rows, total } = await appVisits.list(tenantId, filter, pageOf(query))
    return okList(
      rows.map((line) => presentAccessLog(line, language)),
      total,
    )
  },
})
