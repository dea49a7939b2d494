import { defineOperation, okList } from '../../http/defineOperation.js'
import { readVisibleMenus } from '../../sessions/readMenus.js'

export const listMyApps = defineOperation('listMyApps', {
  async handle({ session, repositories, language }) {
    const { apps } = await readVisibleMenus(repositories.menus, session, language)
    return okList(apps, apps.length)
  },
})
