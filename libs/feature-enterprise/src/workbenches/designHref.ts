import { basePathOf, type MenuMap, type PermissionCode } from '@spruce/session'
import { designUrl, globalWorkbenchUrl, workbenchUrl } from './workbenchUrls.js'

/** What the person who follows a use may open. */
export interface Visitor {
  /** Whether they hold a permission. */
  isPermitted: (code: PermissionCode | undefined) => boolean
  /** Whether their menus lead to an address. */
  menuMap: Pick<MenuMap, 'has'>
}

/** A page or a workbench that uses something. */
export interface UsingDesign {
  id: string
  kind: 'page' | 'global' | 'business'
  /** Of a page. */
  appCode: string | null
  /** Whether what everybody sees uses it; else only the draft does. */
  isPublished: boolean
}

/**
 * The designer of a workbench, else its preview; a page of an application where the menus lead to it.
 * Undefined: nowhere that they may open.
 */
export function designHref(
  { id, kind, appCode, isPublished }: UsingDesign,
  { isPermitted, menuMap }: Visitor,
): string | undefined {
  if (kind !== 'page') {
    if (isPermitted('workbench:edit')) return designUrl({ id, scope: kind })
    if (!isPermitted('workbench:list')) return undefined
    return kind === 'global' ? globalWorkbenchUrl : workbenchUrl(id)
  }
  // Nobody sees the draft of a page.
  if (appCode === null || !isPublished) return undefined
  const app = `${basePathOf(appCode)}/${appCode}`
  const own = `${app}/page-preview/${encodeURIComponent(id)}`
  if (menuMap.has(own)) return own
  return menuMap.has(app) ? `${app}?${new URLSearchParams({ pageId: id }).toString()}` : undefined
}
