import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { readDeliveryQuery } from '../business-deliveries/deliveryQuery.js'
import { readGuideQuery } from '../business-guide/guideQuery.js'
import { readIdentifierQuery } from './identifierQuery.js'

/** The pages of business identifiers, of what was sent by them and of how, at an address of the console. */
export function identifiersRoutes(parent: AnyRoute, path: string): AnyRoute[] {
  return [
    pageRoute(parent, {
      path,
      read: readIdentifierQuery,
      load: () => import('./BusinessIdentifiersPage.js'),
      page: 'BusinessIdentifiersPage',
      tab: 'business-identifiers',
    }),
    pageRoute(parent, {
      path: `${path}/deliveries`,
      read: readDeliveryQuery,
      load: () => import('../business-deliveries/DeliveriesPage.js'),
      page: 'DeliveriesPage',
      tab: 'business-deliveries',
      menuPath: path,
    }),
    pageRoute(parent, {
      path: `${path}/guide`,
      read: readGuideQuery,
      load: () => import('../business-guide/GuidePage.js'),
      page: 'GuidePage',
      tab: 'business-guide',
      menuPath: path,
    }),
  ]
}
