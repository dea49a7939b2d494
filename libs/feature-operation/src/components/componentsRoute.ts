import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readComponentQuery } from '@spruce/console-kit'

/** The page of components at an address of the sub-application; its code comes by `import()`. */
export function componentsRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readComponentQuery,
    component: lazyRouteComponent(
      () => import('./PlatformComponentsPage.js'),
      'PlatformComponentsPage',
    ) as RouteComponent, // its tab gives it the query
    staticData: { tabName: () => 'components' },
  })
}
