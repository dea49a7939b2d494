import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentAccessLog } from '../../presenters/presentLogs.js'
import { momentsOf, pageOf } from '../logs/logQuery.js'
import { scopeOf, withCustomers } from './platformLines.js'

export const listPlatformAccessLog = definePlatformOperation('listPlatformAccessLog', {
  async handle({ query, repositories, language }) {
    const { customerId, from, to, page, size, sort, ...filter } = query
    const { rows, total } = await repositories.appVisits.listEverywhere(
      scopeOf(customerId),
      { ...filter, ...momentsOf({ from, to }) },
      pageOf({ page, size, sort }),
    )
    return okList(
      await withCustomers(repositories, rows, (line) => presentAccessLog(line, language)),
      total,
    )
  },
})
