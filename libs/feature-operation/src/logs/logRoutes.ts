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
        () => import('./PlatformLoginLogPage.js'),
        'PlatformLoginLogPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'platform-login-log' },
    }),
    createRoute({
      getParentRoute,
      path: `${base}/app`,
      validateSearch: readAccessLogQuery,
      component: lazyRouteComponent(
        () => import('./PlatformAccessLogPage.js'),
        'PlatformAccessLogPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'platform-access-log' },
    }),
    createRoute({
      getParentRoute,
      path: `${base}/operator`,
      validateSearch: readOperatorLogQuery,
      component: lazyRouteComponent(
        () => import('./PlatformOperatorLogPage.js'),
        'PlatformOperatorLogPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'platform-operator-log' },
    }),
  ]
}
