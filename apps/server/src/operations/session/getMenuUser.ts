import { defineOperation, okList } from '../../http/defineOperation.js'
import { currentAppOf } from '../../http/requestHeaders.js'
import { readVisibleMenus } from '../../sessions/readMenus.js'

/** The menus of one application; of one that is switched off, or that the caller's plan has not, none. */
export const getMenuUser = defineOperation('getMenuUser', {
  async handle({ query, session, repositories, language, request }) {
    const appCode = query.appCode ?? currentAppOf(request)
    const { menus: visible } = await readVisibleMenus(repositories.menus, session, language)
    // A code such as `constructor` is a code nobody has, not a property that every object has.
    const menus = Object.hasOwn(visible, appCode) ? (visible[appCode] ?? []) : []
    return okList(menus, menus.length)
  },
})
