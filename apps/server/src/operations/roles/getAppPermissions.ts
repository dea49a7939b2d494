import { defineOperation, ok } from '../../http/defineOperation.js'
import { currentAppOf } from '../../http/requestHeaders.js'
import { permissionsOf } from '../../sessions/session.js'
import { menusOfApp, visibleMenus } from '../../sessions/visibleApps.js'

/** What the caller sees and may do in one application; nothing in one that is switched off. */
export const getAppPermissions = defineOperation('getAppPermissions', {
  async handle({ query, session, repositories, language, request }) {
    const appCode = query.appCode ?? currentAppOf(request)
    const visible = await visibleMenus(repositories, session, language)
    const isOn = Object.hasOwn(visible.menus, appCode)
    const codes = (await repositories.permissions.registry())
      .filter(({ app_code }) => isOn && app_code === appCode)
      .map(({ code }) => code)
    return ok({
      appCode,
      menus: menusOfApp(visible, appCode),
      permissions: permissionsOf(session).among(codes),
    })
  },
})
