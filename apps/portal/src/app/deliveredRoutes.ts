import { basePathOf } from '@spruce/session'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'

/** The pages of delivered applications, below the base of each generation (specification 2.4, 2.5). */
export function deliveredRoutes(parent: AnyRoute): AnyRoute[] {
  return ['RCAPP', 'RCAPPN'].flatMap((generation) => {
    const app = `${basePathOf(generation)}/$appCode`
    return [deliveredRoute(parent, app), deliveredRoute(parent, `${app}/page-preview/$pageId`)]
  })
}

function deliveredRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(
      () => import('../lazy/deliveredPage.js'),
      'DeliveredPage',
    ) as RouteComponent, // its tab gives it the query
    staticData: {
      tabName: ({ appCode = '', pageId }, query) => {
        const page = pageId ?? query['pageId']
        return `delivered-${appCode}-${typeof page === 'string' ? page : ''}`
      },
      tabKeys: ['pageId'],
    },
  })
}
