import { pageRoute, readNoticeQuery } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

/** The page of the company's notices at an address of the console. */
export function noticesRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readNoticeQuery,
    load: () => import('./TenantNoticesPage.js'),
    page: 'TenantNoticesPage',
    tab: 'business-notices',
  })
}
