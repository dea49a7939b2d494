import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readApplicationQuery } from './applicationQuery.js'

/** The page of applications at an address of the sub-application; its code comes by `import()`. */
export function auditRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readApplicationQuery,
    component: lazyRouteComponent(() => import('./AuditPage.js'), 'AuditPage') as RouteComponent, // its tab gives it the query
    staticData: { tabName: () => 'customer-audit' },
  })
}
