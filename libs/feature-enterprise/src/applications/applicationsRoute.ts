import { pageRoute } from '@spruce/console-kit'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readApplicationQuery } from './applicationQuery.js'

const formPage = () =>
  lazyRouteComponent(
    () => import('./ApplicationFormPage.js'),
    'ApplicationFormPage',
  ) as RouteComponent // its tab gives it the parameters

/** The list of applications and the form of one, at an address of a console. */
export function applicationsRoutes(parent: AnyRoute, path: string): AnyRoute[] {
  return [
    pageRoute(parent, {
      path,
      read: readApplicationQuery,
      load: () => import('./ApplicationsPage.js'),
      page: 'ApplicationsPage',
      tab: 'applications',
    }),
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/$way`,
      component: formPage(),
      staticData: { tabName: ({ way = '' }) => `application-${way}`, menuPath: path },
    }),
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/$way/$id`,
      component: formPage(),
      staticData: {
        tabName: ({ way = '', id = '' }) => `application-${way}-${id}`,
        menuPath: path,
      },
    }),
  ]
}
