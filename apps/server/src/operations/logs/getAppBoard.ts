import { defineOperation, ok } from '../../http/defineOperation.js'
import { everyBucket, readBoardRange } from './readBoardRange.js'

export const getAppBoard = defineOperation('getAppBoard', {
  async handle({ query, tenantId, repositories: { appVisits }, services, language }) {
    const range = readBoardRange(query, services.now())
    const series = await appVisits.series(tenantId, range)
    const topApps = await appVisits.topApps(tenantId, range)
    return ok({
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      visits: series.reduce((total, { visits }) => total + visits, 0),
      users: await appVisits.users(tenantId, range),
      series: everyBucket(series, range, { visits: 0, users: 0 }),
      topApps: topApps.map(({ appName, ...app }) => ({
        ...app,
        appName: appName?.[language] ?? app.appCode,
      })),
    })
  },
})
