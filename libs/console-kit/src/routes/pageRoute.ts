import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'

/** A page at an address of a console. @public */
export interface PageRouteOptions<Pages> {
  path: string
  /** Reads the query that the tab of the page gives it. */
  read: (search: Record<string, unknown>) => object
  /** Its code, which comes by `import()`. */
  load: () => Promise<Pages>
  page: keyof Pages & string
  tab: string
  /** Of the menu that it belongs to. Default: its own address. */
  menuPath?: string
}

/** Makes the route of a page. @public */
export function pageRoute<Pages extends object>(
  parent: AnyRoute,
  { path, read, load, page, tab, menuPath }: PageRouteOptions<Pages>,
): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: read,
    // The tab of a page gives it its query: the router's own type knows no props.
    component: lazyRouteComponent(
      load as () => Promise<Record<string, unknown>>,
      page,
    ) as RouteComponent,
    staticData: { tabName: () => tab, ...(menuPath !== undefined && { menuPath }) },
  })
}
