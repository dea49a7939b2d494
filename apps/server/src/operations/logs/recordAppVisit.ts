import { defineOperation, ok } from '../../http/defineOperation.js'
import { terminalOf } from '../../http/terminalOf.js'
import { readOwnApps } from '../../sessions/readOwnApps.js'
import { readVisibleMenus } from '../../sessions/readMenus.js'

/** Counts that the caller opens an application that they see. */
export const recordAppVisit = defineOperation('recordAppVisit', {
  unaudited: 'it is a log of its own',
  async handle({ body, session, tenantId, repositories, services, language, request }) {
    const { apps } = await readVisibleMenus(repositories.menus, session, language)
    const own = await readOwnApps(repositories, session, language)
    if ([...apps, ...own].some(({ appCode }) => appCode === body.appCode)) {
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
