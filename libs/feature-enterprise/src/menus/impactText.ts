import type { MenuTexts } from './menuMessages.js'
import type { MenuImpact } from './menuQueries.js'

/** So many roles are named; the others are counted. */
const named = 5

/** Who would miss a menu, before it is hidden or removed. */
export function impactText(impact: MenuImpact, t: MenuTexts): string {
  const { menus, buttons, people, favourites, homePage, roles } = impact
  const names = roles.slice(0, named).map(({ name }) => name)
  return [
    t.impact(menus, buttons, people),
    ...(names.length > 0
      ? [t.impactRoles(names.join(t.separator), roles.length - names.length)]
      : []),
    ...(favourites > 0 ? [t.impactFavourites(favourites)] : []),
    ...(homePage ? [t.impactHomePage] : []),
  ].join('')
}
