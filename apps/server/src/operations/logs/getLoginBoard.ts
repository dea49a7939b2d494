import { defineOperation, ok } from '../../http/defineOperation.js'
import { everyBucket, readBoardRange } from './readBoardRange.js'

const onlineMs = 5 * 60_000

export const getLoginBoard = defineOperation('getLoginBoard', {
  async handle({ query, tenantId, repositories: { loginLog }, services }) {
    const now = services.now()
    const range = readBoardRange(query, now)
    const series = await loginLog.series(tenantId, range)
    const sum = (field: 'logins' | 'failures') =>
      series.reduce((total, row) => total + row[field], 0)
    return ok({
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      onlineNow: await loginLog.onlineSince(tenantId, new Date(now.getTime() - onlineMs)),
      logins: sum('logins'),
      failures: sum('failures'),
      users: await loginLog.users(tenantId, range),
      series: everyBucket(series, range, { logins: 0, failures: 0 }),
      terminals: await loginLog.terminals(tenantId, range),
      failureReasons: await loginLog.failureReasons(tenantId, range),
    })
  },
})
