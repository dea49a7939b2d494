import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readNoticeQuery } from '@spruce/console-kit'

/** The page of system notices at an address of the console; its code comes by `import()`. */
export function systemNoticesRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readNoticeQuery,
    component: lazyRouteComponent(
      () => import('./PlatformNoticesPage.js'),
      'PlatformNoticesPage',
    ) as RouteComponent, // its tab gives it the query
    staticData: { tabName: () => 'system-notices' },
  })
}
