import type { MenuTexts } from './menuMessages.js'
import type { MenuImpact } from './menuQueries.js'

/** So many roles are named; the others are counted. */
const named = 5
/** So many ways down are listed. */
const listed = 8

/** Who would miss a menu, before it is hidden or removed. */
export function impactText(impact: MenuImpact, t: MenuTexts): string {
  const { menus, buttons, people, favourites, homePage, roles } = impact
  const { pages, components, workbenches, plan } = impact
  const names = roles.slice(0, named).map(({ name }) => name)
  return [
    t.impact(menus, buttons, people),
    ...(names.length > 0
      ? [t.impactRoles(names.join(t.separator), roles.length - names.length)]
      : []),
    ...(favourites > 0 ? [t.impactFavourites(favourites)] : []),
    ...(homePage ? [t.impactHomePage] : []),
    ...(pages.total > 0 ? [t.impactPages(namesOf(pages, t))] : []),
    ...(components.total > 0 ? [t.impactComponents(namesOf(components, t))] : []),
    ...(workbenches > 0 ? [t.impactWorkbenches(workbenches)] : []),
    ...(plan ? [t.impactPlan(plan.name)] : []),
  ].join('')
}

/** The ways down to the menus and buttons, and how many more there are. */
export function impactTrails({ items, menus, buttons }: MenuImpact, t: MenuTexts): string[] {
  const lines = items.slice(0, listed).map(({ trail }) => trail.join(t.trailSeparator))
  const more = menus + buttons - lines.length
  return more > 0 ? [...lines, t.impactMore(more)] : lines
}

function namesOf({ total, named: some }: MenuImpact['pages'], t: MenuTexts): string {
  const names = some.slice(0, named).map(({ name }) => name)
  if (names.length === 0) return t.impactCount(total)
  const text = names.join(t.separator)
  return total > names.length ? t.impactNames(text, total - names.length) : text
}
