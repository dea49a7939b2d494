import { defineOperation, okList } from '../../http/defineOperation.js'
import { currentAppOf } from '../../http/requestHeaders.js'
import { presentMenus } from '../../presenters/menuPresenters.js'
import { isForTenant } from '../../sessions/readMenus.js'
import { permissionsOf } from '../../sessions/session.js'

export const getMenuUser = defineOperation('getMenuUser', {
  async handle({ query, session, tenantId, repositories, language, request }) {
    const appCode = query.appCode ?? currentAppOf(request)
    const declared = await repositories.menus.listMenus(tenantId, appCode)
    const rows = declared.filter((menu) => isForTenant(menu, session))
    const menus = presentMenus(rows, permissionsOf(session), language)
    return okList(menus, menus.length)
  },
})
