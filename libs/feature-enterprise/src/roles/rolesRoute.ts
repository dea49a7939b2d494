import { pageRoute } from '@spruce/console-kit'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import type { EnterpriseRouteContext } from '../EnterpriseRouteContext.js'
import { readMatrixQuery } from './matrix/matrixQuery.js'
import { readRoleQuery } from './roleQuery.js'

/** The page of roles at an address of a console. @public */
export function rolesRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readRoleQuery,
    load: async () => ({ RolesPage: (await import('./RolesPage.js')).rolesPageAt(path) }),
    page: 'RolesPage',
    tab: 'roles',
  })
}

/** The matrix of roles and permissions below the page of roles, to whose menu it belongs. @public */
export function permissionMatrixRoute(parent: AnyRoute, rolesPath: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: `${rolesPath}/matrix`,
    validateSearch: readMatrixQuery,
    loader: ({ context }: { context: object }) =>
      import('./matrix/matrixData.js').then(({ loadMatrix }) =>
        loadMatrix(context as EnterpriseRouteContext),
      ),
    // The tab of a page gives it its query: the router's own type knows no props.
    component: lazyRouteComponent(
      () => import('./matrix/MatrixPage.js'),
      'MatrixPage',
    ) as RouteComponent,
    staticData: { tabName: () => 'permission-matrix', menuPath: rolesPath },
  })
}
