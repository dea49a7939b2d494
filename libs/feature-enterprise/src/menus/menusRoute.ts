import { pageRoute } from '@spruce/console-kit'
import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { menuSearch, readMenuQuery } from './menuQuery.js'

/** The page of menus at an address of the console; an application below it is one that it begins with. */
export function menusRoutes(parent: AnyRoute, path: string): AnyRoute[] {
  return [
    pageRoute(parent, {
      path,
      read: readMenuQuery,
      load: () => import('./MenusPage.js'),
      page: 'MenusPage',
      tab: 'menus',
    }),
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/$appCode`,
      beforeLoad: ({ params }) => {
        const { appCode } = params as { appCode: string }
        throw redirect({ href: menuSearch.href(path, { appCode }), replace: true })
      },
      staticData: { menuPath: path },
    }),
  ]
}
