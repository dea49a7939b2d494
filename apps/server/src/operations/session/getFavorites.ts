import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentFavourites } from '../../presenters/menuPresenters.js'
import { visibleMenus } from '../../sessions/visibleApps.js'

export const getFavorites = defineOperation('getFavorites', {
  async handle({ session, tenantId, repositories, language }) {
    const visible = await visibleMenus(repositories, session, language)
    const menuIds = await repositories.favourites.list(tenantId, session.userId)
    const favourites = presentFavourites(menuIds, visible.menus)
    return okList(favourites, favourites.length)
  },
})
