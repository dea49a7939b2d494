import { pageRoute } from '@spruce/console-kit'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readApplicationQuery } from './applicationQuery.js'

/** The list of applications and the form of one, at an address of a sub-application. */
export function applicationsRoutes(parent: AnyRoute, path: string): AnyRoute[] {
  const formPage = () =>
    lazyRouteComponent(
      async () => ({
        ApplicationFormPage: (await import('./ApplicationFormPage.js')).applicationFormPageAt(path),
      }),
      'ApplicationFormPage',
    ) as RouteComponent // its tab gives it the parameters
  return [
    pageRoute(parent, {
      path,
      read: readApplicationQuery,
      load: async () => ({
        ApplicationsPage: (await import('./ApplicationsPage.js')).applicationsPageAt(path),
      }),
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
