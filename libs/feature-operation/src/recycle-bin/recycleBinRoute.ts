import { pageRoute, readRecycleBinQuery } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

/** The page of the recycle bin at an address of the console. */
export function recycleBinRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readRecycleBinQuery,
    load: () => import('./PlatformRecycleBinPage.js'),
    page: 'PlatformRecycleBinPage',
    tab: 'recycle-bin',
  })
}
