import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readAccessLogQuery, readLoginLogQuery, readOperatorLogQuery } from './logQuery.js'

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
        () => import('./LoginLogPage.js'),
        'LoginLogPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'platform-login-log' },
    }),
    createRoute({
      getParentRoute,
      path: `${base}/app`,
      validateSearch: readAccessLogQuery,
      component: lazyRouteComponent(
        () => import('./AccessLogPage.js'),
        'AccessLogPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'platform-access-log' },
    }),
    createRoute({
      getParentRoute,
      path: `${base}/operator`,
      validateSearch: readOperatorLogQuery,
      component: lazyRouteComponent(
        () => import('./OperatorLogPage.js'),
        'OperatorLogPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'platform-operator-log' },
    }),
  ]
}
