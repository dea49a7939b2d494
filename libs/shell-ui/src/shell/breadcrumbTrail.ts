import { menuTrail, pathOf, type MenuItem } from './menus.js'

/** Whether the path belongs to a detail or audit page, on which the breadcrumb does nothing. */
export function isDetailOrAudit(url: string): boolean {
  return /\/[^/]*(?:detail|audit)[^/]*(?:\/|$)/i.test(pathOf(url))
}

/** One step of the breadcrumb. @public */
export interface BreadcrumbItem {
  id: string
  name: string
  menu?: MenuItem
}

/** A breadcrumb and the path it was built for. */
export interface Trail {
  path: string
  items: readonly BreadcrumbItem[]
}

/**
 * The breadcrumb at `url`, built from the menu tree. It does nothing on detail or audit routes: there
 * the trail of the list stays, as far as the detail lies beside it. `pageTitle` names a page deeper
 * than its menu.
 */
export function breadcrumbTrail(
  menus: readonly MenuItem[],
  url: string,
  before: Trail,
  pageTitle?: string,
): Trail {
  const path = pathOf(url)
  if (isDetailOrAudit(url)) return liesBeside(before.path, path) ? before : { path, items: [] }
  const items = menuTrail(menus, url).map((menu) => ({ id: menu.id, name: menu.name, menu }))
  const isNamed = pageTitle !== undefined && pageTitle !== items.at(-1)?.name
  return { path, items: isNamed ? [...items, { id: `page:${path}`, name: pageTitle }] : items }
}

function liesBeside(listPath: string, detailPath: string): boolean {
  const folder = listPath.slice(0, listPath.lastIndexOf('/') + 1)
  return folder.length > 1 && detailPath.startsWith(folder)
}
