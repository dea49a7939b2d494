import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentFavourites } from '../../presenters/menuPresenters.js'
import { visibleMenus } from '../../sessions/visibleApps.js'

/** Replaces the whole list. A menu that the person may not see is as good as none: 404. */
export const saveFavorites = defineOperation('saveFavorites', {
  unaudited: 'how a person arranges their own screen is nobody else’s business',
  async handle({ body, session, tenantId, repositories, language }) {
    const menuIds = [...new Set(body.items.map(({ menuId }) => menuId))]
    const visible = await visibleMenus(repositories, session, language)
    const favourites = presentFavourites(menuIds, visible.menus)
    if (favourites.length !== menuIds.length) throw notFound('menu')
    await repositories.favourites.replace(tenantId, session.userId, menuIds)
    return okList(favourites, favourites.length)
  },
})
