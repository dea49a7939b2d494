import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { plansSearch } from './plansQuery.js'

/** Enterprise management at its address; its code comes by `import()`. */
export function plansRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: plansSearch.read,
    component: lazyRouteComponent(() => import('./PlansPage.js'), 'PlansPage') as RouteComponent, // its tab gives it the query
    staticData: { tabName: () => 'plans' },
  })
}
