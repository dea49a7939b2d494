import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readBoardQuery } from '@spruce/console-kit'

/** The two boards below an address of the sub-application; their code comes by `import()`. */
export function boardRoutes(parent: AnyRoute, base: string): AnyRoute[] {
  const getParentRoute = () => parent
  // The tab of a page gives it its query: the router's own type knows no props.
  return [
    createRoute({
      getParentRoute,
      path: `${base}/login`,
      validateSearch: readBoardQuery,
      component: lazyRouteComponent(
        () => import('./TenantLoginBoardPage.js'),
        'TenantLoginBoardPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'tenant-login-board' },
    }),
    createRoute({
      getParentRoute,
      path: `${base}/app`,
      validateSearch: readBoardQuery,
      component: lazyRouteComponent(
        () => import('./TenantAppBoardPage.js'),
        'TenantAppBoardPage',
      ) as RouteComponent,
      staticData: { tabName: () => 'tenant-app-board' },
    }),
  ]
}
