import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { importSearch, importsSearch } from './importSearch.js'

/** The list of imports and the page of one, below a page of the console; `tab` begins the names of their tabs. */
export function importRoutes(parent: AnyRoute, below: string, tab: string): AnyRoute[] {
  const path = `${below}/import`
  return [
    createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: importsSearch.read,
      // Its tab gives the page its query, and to one import its parameters.
      component: lazyRouteComponent(
        () => import('./ImportsPage.js'),
        'ImportsPage',
      ) as RouteComponent,
      staticData: { tabName: () => `${tab}s`, menuPath: below },
    }),
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/$id`,
      validateSearch: importSearch.read,
      component: lazyRouteComponent(
        () => import('./ImportPage.js'),
        'ImportPage',
      ) as RouteComponent,
      staticData: { tabName: ({ id = '' }) => `${tab}-${id}`, menuPath: below },
    }),
  ]
}
