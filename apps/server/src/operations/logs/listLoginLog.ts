import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentLoginLog } from '../../presenters/presentLogs.js'
import { momentsOf, pageOf } from './logQuery.js'

export const listLoginLog = defineOperation('listLoginLog', {
  async handle({ query, tenantId, repositories: { loginLog } }) {
    const { keyword, success, userId } = query
    const { rows, total } = await loginLog.list(
      tenantId,
      { keyword: keyword?.trim(), success, userId, ...momentsOf(query) },
      pageOf(query),
    )
    return okList(rows.map(presentLoginLog), total)
  },
})
