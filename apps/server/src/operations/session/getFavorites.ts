import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentFavourites, readVisibleMenus } from '../../sessions/readMenus.js'

export const getFavorites = defineOperation('getFavorites', {
  async handle({ session, tenantId, repositories, language }) {
    const visible = await readVisibleMenus(repositories.menus, session, language)
    const menuIds = await repositories.favourites.list(tenantId, session.userId)
    const favourites = presentFavourites(menuIds, visible)
    return okList(favourites, favourites.length)
  },
})
