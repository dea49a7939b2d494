import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { readResourceQuery } from './resourceQuery.js'

/** The page of resources at an address of the console. */
export function resourcesRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readResourceQuery,
    load: () => import('./ResourcesPage.js'),
    page: 'ResourcesPage',
    tab: 'resources',
  })
}
