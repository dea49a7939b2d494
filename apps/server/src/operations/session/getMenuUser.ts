import { defineOperation, okList } from '../../http/defineOperation.js'
import { currentAppOf } from '../../http/requestHeaders.js'
import { menusOfApp, visibleMenus } from '../../sessions/visibleApps.js'

/** The menus of one application; of one that is switched off, or that the caller's plan has not, none. */
export const getMenuUser = defineOperation('getMenuUser', {
  async handle({ query, session, repositories, language, request }) {
    const appCode = query.appCode ?? currentAppOf(request)
    const menus = menusOfApp(await visibleMenus(repositories, session, language), appCode)
    return okList(menus, menus.length)
  },
})
