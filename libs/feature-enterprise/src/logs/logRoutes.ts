import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readAccessLogQuery, readLoginLogQuery, readOperatorLogQuery } from '@spruce/console-kit'

/** The three logs below an address of the sub-application; their code comes by `import()`. */
export function logRoutes(parent: AnyRoute, base: string): AnyRoute[] {
  const getParentRoute = () => parent
  // The tab of a page gives it its query: the router's own type knows no props.
  return [
    createRoute({
      getParentRoute,
      path: `${base}/login`,
      validateSearch: readLoginLogQuery,
      component: lazyRouteComponent(
        () => import('./TenantLoginLogPage.js'),
        'TenantLoginLogPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'tenant-login-log' },
    }),
    createRoute({
      getParentRoute,
      path: `${base}/app`,
      validateSearch: readAccessLogQuery,
      component: lazyRouteComponent(
        () => import('./TenantAccessLogPage.js'),
        'TenantAccessLogPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'tenant-access-log' },
    }),
    createRoute({
      getParentRoute,
      path: `${base}/operator`,
      validateSearch: readOperatorLogQuery,
      component: lazyRouteComponent(
        () => import('./TenantOperatorLogPage.js'),
        'TenantOperatorLogPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'tenant-operator-log' },
    }),
  ]
}
