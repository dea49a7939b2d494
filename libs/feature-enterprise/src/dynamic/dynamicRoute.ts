import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readDynamicQuery } from './dynamicQuery.js'

/** The framework page at an address of a console. Two addresses that it shows are two tabs. */
export function dynamicRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readDynamicQuery,
    component: lazyRouteComponent(
      () => import('./DynamicPage.js'),
      'DynamicPage',
    ) as RouteComponent, // its tab gives it the query
    staticData: {
      tabName: (_, { url }) => `dynamic-${typeof url === 'string' ? url : ''}`,
      tabKeys: ['url'],
    },
  })
}
