import { readNoticeQuery } from '@spruce/console-kit'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'

/** The page of the company's notices at an address of the console; its code comes by `import()`. */
export function noticesRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readNoticeQuery,
    component: lazyRouteComponent(
      () => import('./TenantNoticesPage.js'),
      'TenantNoticesPage',
    ) as RouteComponent, // its tab gives it the query
    staticData: { tabName: () => 'business-notices' },
  })
}
