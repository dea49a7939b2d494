import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { readProviderQuery } from './providerQuery.js'

/** The page of identity providers at an address of the console. */
export function identityProvidersRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readProviderQuery,
    load: () => import('./IdentityProvidersPage.js'),
    page: 'IdentityProvidersPage',
    tab: 'identity-providers',
  })
}
