import type { TabQuery } from './TabsStore.js'

/** How a route names its tab. @public */
export interface TabNaming {
  /**
   * Makes the route a tab and names it, from path parameters and the query keys of `tabKeys`: the same
   * name is the same tab. A route without it (error pages) is shown outside the tabs.
   */
  tabName?: (params: Record<string, string>, search: TabQuery) => string
  /** Keys of the query that the name may be made of. Default: none, so that a filter opens no tab. */
  tabKeys?: readonly string[]
}

/** The name of the tab for an address of the route; undefined where it opens in none. @public */
export function tabNameFor(
  { tabName, tabKeys = [] }: TabNaming,
  params: Record<string, string>,
  search: TabQuery,
): string | undefined {
  const declared = tabKeys.flatMap((key) =>
    search[key] === undefined ? [] : [[key, search[key]] as const],
  )
  return tabName?.(params, Object.fromEntries(declared))
}
