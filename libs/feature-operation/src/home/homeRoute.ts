import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'

/** The home page at an address of the console; its code comes by `import()`. */
export function homeRoute(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(
      () => import(/* ahead */ './OperationHomePage.js'),
      'OperationHomePage',
    ) as RouteComponent,
    staticData: { tabName: () => 'operation-home' },
  })
}
