import { pageRoute, readComponentQuery } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

/** The page of components at an address of the console. */
export function componentsRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readComponentQuery,
    load: () => import('./PlatformComponentsPage.js'),
    page: 'PlatformComponentsPage',
    tab: 'components',
  })
}
