import { menuTrail, pathOf, type MenuItem } from './menus.js'

/** One step of the breadcrumb. @public */
export interface BreadcrumbItem {
  id: string
  name: string
  menu?: MenuItem
}

/**
 * The breadcrumb of the page whose menu is that of `url`: the menus down to it, and `pageTitle` where a
 * page lies deeper than its menu. It follows from the address and the menus alone, so that no page
 * shows the trail of another.
 */
export function breadcrumbTrail(
  menus: readonly MenuItem[],
  url: string,
  pageTitle?: string,
): readonly BreadcrumbItem[] {
  const items = menuTrail(menus, url).map((menu) => ({ id: menu.id, name: menu.name, menu }))
  const isNamed = pageTitle !== undefined && pageTitle !== items.at(-1)?.name
  return isNamed ? [...items, { id: `page:${pathOf(url)}`, name: pageTitle }] : items
}
