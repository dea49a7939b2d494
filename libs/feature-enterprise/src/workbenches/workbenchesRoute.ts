import { pageRoute } from '@spruce/console-kit'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readWorkbenchDetailQuery } from './workbenchDetailQuery.js'
import { readWorkbenchQuery } from './workbenchQuery.js'

/** The screens of workbenches, below an address of the console. */
export function workbenchesRoutes(parent: AnyRoute, base: string): AnyRoute[] {
  const list = `${base}/business/index`
  return [
    pageRoute(parent, {
      path: `${base}/global`,
      read: () => ({}),
      load: () => import('./GlobalWorkbenchPage.js'),
      page: 'GlobalWorkbenchPage',
      tab: 'global-workbench',
    }),
    pageRoute(parent, {
      path: list,
      read: readWorkbenchQuery,
      load: () => import('./WorkbenchesPage.js'),
      page: 'WorkbenchesPage',
      tab: 'business-workbenches',
    }),
    createRoute({
      getParentRoute: () => parent,
      path: `${base}/business/detail`,
      validateSearch: readWorkbenchDetailQuery,
      component: lazyRouteComponent(
        () => import('./WorkbenchDetailPage.js'),
        'WorkbenchDetailPage',
      ) as RouteComponent, // its tab gives it the query
      staticData: { tabName: () => 'business-workbench-detail', menuPath: list },
    }),
  ]
}
