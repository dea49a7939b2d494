import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentOperatorLog } from '../../presenters/presentLogs.js'
import { momentsOf, pageOf } from '../logs/logQuery.js'
import { scopeOf, withCustomers } from './platformLines.js'

export const listPlatformOperatorLog = definePlatformOperation('listPlatformOperatorLog', {
  async handle({ query, repositories, language }) {
    const { customerId, from, to, page, size, sort, keyword, ...filter } = query
    const { rows, total } = await repositories.audit.listEverywhere(
      scopeOf(customerId),
      { ...filter, keyword: keyword?.trim(), ...momentsOf({ from, to }) },
      pageOf({ page, size, sort }),
    )
    return okList(
      await withCustomers(repositories, rows, (line) => presentOperatorLog(line, language)),
      total,
    )
  },
})
