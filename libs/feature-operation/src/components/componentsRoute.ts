import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readComponentQuery } from './componentQuery.js'

/** The page of components at an address of the sub-application; its code comes by `import()`. */
export function componentsRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readComponentQuery,
    component: lazyRouteComponent(
      () => import('./ComponentsPage.js'),
      'ComponentsPage',
    ) as RouteComponent, // its tab gives it the query
    staticData: { tabName: () => 'components' },
  })
}
