import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readRecycleBinQuery } from '@spruce/console-kit'

/** The page of the recycle bin at an address of the console; its code comes by `import()`. */
export function recycleBinRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readRecycleBinQuery,
    component: lazyRouteComponent(
      () => import('./PlatformRecycleBinPage.js'),
      'PlatformRecycleBinPage',
    ) as RouteComponent, // its tab gives it the query
    staticData: { tabName: () => 'recycle-bin' },
  })
}
