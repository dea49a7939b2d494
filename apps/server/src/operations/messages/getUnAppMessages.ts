import { defineOperation, okList } from '../../http/defineOperation.js'

export const getUnAppMessages = defineOperation('getUnAppMessages', {
  async handle({ query, tenantId, memberId, repositories: { letters } }) {
    const apps = await letters.unreadByApp(tenantId, memberId, query.appCode)
    const rows = apps.map((app) => ({ ...app, latestAt: app.latestAt.toISOString() }))
    return okList(rows, rows.length)
  },
})
