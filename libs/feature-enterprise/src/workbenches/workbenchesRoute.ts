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
  const design = (
    path: string,
    page: 'GlobalWorkbenchDesignPage' | 'WorkbenchDesignPage',
    menuPath: string,
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/$id`,
      component: lazyRouteComponent(
        () => import('./WorkbenchDesignPage.js'),
        page,
      ) as RouteComponent, // its tab gives it the parameters
      staticData: { tabName: ({ id = '' }) => `workbench-design-${id}`, menuPath },
    })
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
    design(`${base}/global/design`, 'GlobalWorkbenchDesignPage', `${base}/global`),
    design(`${base}/business/design`, 'WorkbenchDesignPage', list),
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
