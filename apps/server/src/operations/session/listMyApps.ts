import { defineOperation, okList } from '../../http/defineOperation.js'
import { visibleApps } from '../../sessions/visibleApps.js'

export const listMyApps = defineOperation('listMyApps', {
  async handle({ session, repositories, language }) {
    const { apps } = await visibleApps(repositories, session, language)
    return okList(apps, apps.length)
  },
})
