import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { readIdentifierQuery } from './identifierQuery.js'

/** The page of business identifiers at an address of the console. */
export function identifiersRoutes(parent: AnyRoute, path: string): AnyRoute[] {
  return [
    pageRoute(parent, {
      path,
      read: readIdentifierQuery,
      load: () => import('./BusinessIdentifiersPage.js'),
      page: 'BusinessIdentifiersPage',
      tab: 'business-identifiers',
    }),
  ]
}
