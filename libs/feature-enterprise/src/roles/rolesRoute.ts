import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readRoleQuery } from './roleQuery.js'

/** The page of roles at an address of the sub-application; its code comes by `import()`. @public */
export function rolesRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readRoleQuery,
    component: lazyRouteComponent(() => import('./RolesPage.js'), 'RolesPage') as RouteComponent, // its tab gives it the query
    staticData: { tabName: () => 'roles' },
  })
}
