import { defineOperation, ok } from '../../http/defineOperation.js'
import { terminalOf } from '../../http/terminalOf.js'
import { visibleApps } from '../../sessions/visibleApps.js'

/** Counts that the caller opens an application that they see. */
export const recordAppVisit = defineOperation('recordAppVisit', {
  unaudited: 'it is a log of its own',
  async handle({ body, session, tenantId, repositories, services, language, request }) {
    const { apps } = await visibleApps(repositories, session, language)
    if (apps.some(({ appCode }) => appCode === body.appCode)) {
      await repositories.appVisits.add(tenantId, {
        userId: session.userId,
        appCode: body.appCode,
        terminal: terminalOf(request.headers['user-agent']),
        at: services.now(),
      })
    }
    return ok(null)
  },
})
