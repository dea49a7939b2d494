import { type ApiClient, type LiveKind, queryOf, type Schemas, tagKey } from '@spruce/api-client'
import { checkMenuLinks, getMenuOptions, listMenuTree } from '@spruce/api-client/operations'
import { queryOptions } from '@tanstack/react-query'
import { shownInPlace } from '../organization/shownInPlace.js'

/** A menu or button as it is managed, with those below it. */
export type ManagedMenu = Schemas['ManagedMenu']
/** An application that may have menus. */
export type MenuApp = Schemas['MenuApp']
/** What would be gone with a menu, and who would miss it. */
export type MenuImpact = Schemas['MenuImpact']
/** A permission that a menu may ask for. */
export type MenuPermission = Schemas['MenuPermission']

/** A menu that leads nowhere, and why. */
export type DeadMenuLink = Schemas['DeadMenuLink']

/** What the key of every query of menus begins with. */
export const menusKey = tagKey(listMenuTree)

/** Applications and permissions to choose from. */
export function menuOptionsOptions(api: ApiClient) {
  return queryOptions({
    ...queryOf(api, getMenuOptions),
    meta: { ...shownInPlace, live: ['apps', 'permissions'] satisfies LiveKind[] },
    staleTime: 60_000,
  })
}

/** The menus of an application. */
export function menuTreeOptions(api: ApiClient, appCode: string) {
  return queryOptions({
    ...queryOf(api, listMenuTree, { query: { appCode } }),
    meta: { ...shownInPlace, live: ['menus'] },
  })
}

/** The menus of all applications that lead nowhere. */
export function menuLinksOptions(api: ApiClient) {
  return queryOptions({
    ...queryOf(api, checkMenuLinks),
    meta: {
      ...shownInPlace,
      live: ['menus', 'apps', 'permissions', 'designs'] satisfies LiveKind[],
    },
  })
}
