import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

/** The page of the own company at an address of the console. */
export function companyRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: () => ({}),
    load: () => import('./CompanyPage.js'),
    page: 'CompanyPage',
    tab: 'company',
  })
}
