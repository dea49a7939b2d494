import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readCustomerInfoQuery } from './customerInfo.js'
import { readCustomerQuery } from './customerQuery.js'

/** The list of customers and the page of one, at an address of the sub-application. */
export function customerRoutes(parent: AnyRoute, path: string): AnyRoute[] {
  return [
    createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: readCustomerQuery,
      component: lazyRouteComponent(
        () => import('./CustomersPage.js'),
        'CustomersPage',
      ) as RouteComponent, // its tab gives it the query
      staticData: { tabName: () => 'customers' },
    }),
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/info/$way`,
      validateSearch: readCustomerInfoQuery,
      component: lazyRouteComponent(
        () => import('./CustomerInfoPage.js'),
        'CustomerInfoPage',
      ) as RouteComponent,
      staticData: { tabName: ({ way = '' }) => `customer-${way}` },
    }),
  ]
}
