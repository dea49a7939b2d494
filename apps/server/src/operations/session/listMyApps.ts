import { defineOperation, okList } from '../../http/defineOperation.js'
import { readOwnApps } from '../../sessions/readOwnApps.js'
import { readVisibleMenus } from '../../sessions/readMenus.js'

export const listMyApps = defineOperation('listMyApps', {
  async handle({ session, repositories, language }) {
    const { apps } = await readVisibleMenus(repositories.menus, session, language)
    const all = [...apps, ...(await readOwnApps(repositories, session, language))]
    return okList(all, all.length)
  },
})
