import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentLoginLog } from '../../presenters/presentLogs.js'
import { momentsOf, pageOf } from '../logs/logQuery.js'
import { scopeOf, withCustomers } from './platformLines.js'

export const listPlatformLoginLog = definePlatformOperation('listPlatformLoginLog', {
  async handle({ query, repositories }) {
    const { customerId, from, to, page, size, sort, keyword, ...filter } = query
    const { rows, total } = await repositories.loginLog.listEverywhere(
      scopeOf(customerId),
      { ...filter, keyword: keyword?.trim(), ...momentsOf({ from, to }) },
      pageOf({ page, size, sort }),
    )
    return okList(await withCustomers(repositories, rows, (line) => presentLoginLog(line)), total)
  },
})
