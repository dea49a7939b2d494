import { pageRoute, readNoticeQuery } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

/** The page of system notices at an address of the console. */
export function systemNoticesRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readNoticeQuery,
    load: () => import('./PlatformNoticesPage.js'),
    page: 'PlatformNoticesPage',
    tab: 'system-notices',
  })
}
