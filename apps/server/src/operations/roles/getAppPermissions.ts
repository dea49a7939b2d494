import { defineOperation, ok } from '../../http/defineOperation.js'
import { currentAppOf } from '../../http/requestHeaders.js'
import { readVisibleMenus } from '../../sessions/readMenus.js'
import { permissionsOf } from '../../sessions/session.js'

/** What the caller sees and may do in one application. */
export const getAppPermissions = defineOperation('getAppPermissions', {
  async handle({ query, session, repositories, language, request }) {
    const appCode = query.appCode ?? currentAppOf(request)
    const { menus } = await readVisibleMenus(repositories.menus, session, language)
    const codes = (await repositories.permissions.registry())
      .filter(({ app_code }) => app_code === appCode)
      .map(({ code }) => code)
    return ok({
      appCode,
      // A code that every object has as a property is a code nobody has.
      menus: Object.hasOwn(menus, appCode) ? (menus[appCode] ?? []) : [],
      permissions: permissionsOf(session).among(codes),
    })
  },
})
