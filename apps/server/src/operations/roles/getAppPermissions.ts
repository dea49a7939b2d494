import { defineOperation, ok } from '../../http/defineOperation.js'
import { currentAppOf } from '../../http/requestHeaders.js'
import { readVisibleMenus } from '../../sessions/readMenus.js'
import { permissionsOf } from '../../sessions/session.js'

/** What the caller sees and may do in one application; nothing in one that is switched off. */
export const getAppPermissions = defineOperation('getAppPermissions', {
  async handle({ query, session, repositories, language, request }) {
    const appCode = query.appCode ?? currentAppOf(request)
    const { menus } = await readVisibleMenus(repositories.menus, session, language)
    // A code that every object has as a property is a code nobody has.
    const isOn = Object.hasOwn(menus, appCode)
    const codes = (await repositories.permissions.registry())
      .filter(({ app_code }) => isOn && app_code === appCode)
      .map(({ code }) => code)
    return ok({
      appCode,
      menus: isOn ? (menus[appCode] ?? []) : [],
      permissions: permissionsOf(session).among(codes),
    })
  },
})
