import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { readTenantComponentQuery } from './tenantComponentSearch.js'

/** The page of the company's components at an address of the console. */
export function componentsRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readTenantComponentQuery,
    load: () => import('./TenantComponentsPage.js'),
    page: 'TenantComponentsPage',
    tab: 'tenant-components',
  })
}
