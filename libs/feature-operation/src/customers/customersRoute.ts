import { pageRoute } from '@spruce/console-kit'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import { type CustomerInfoQuery, readCustomerInfoQuery } from './customerInfo.js'
import { customerSearch } from './customerQuery.js'

const infoPage = () =>
  lazyRouteComponent(() => import('./CustomerInfoPage.js'), 'CustomerInfoPage') as RouteComponent // its tab gives it the parameters

/** The list of customers and the page of one, at an address of the sub-application. */
export function customerRoutes(parent: AnyRoute, path: string): AnyRoute[] {
  return [
    pageRoute(parent, {
      path,
      read: customerSearch.read,
      load: () => import('./CustomersPage.js'),
      page: 'CustomersPage',
      tab: 'customers',
    }),
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/info/$way`,
      validateSearch: readCustomerInfoQuery,
      beforeLoad: ({ params, search }) => {
        const { way } = params as { way: string }
        const { id } = search as CustomerInfoQuery
        if (id === undefined) return
        throw redirect({ href: `${path}/info/${way}/${encodeURIComponent(id)}`, replace: true })
      },
      component: infoPage(),
      staticData: { tabName: ({ way = '' }) => `customer-${way}`, menuPath: path },
    }),
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/info/$way/$id`,
      component: infoPage(),
      staticData: {
        tabName: ({ way = '', id = '' }) => `customer-${way}-${id}`,
        menuPath: path,
      },
    }),
  ]
}
