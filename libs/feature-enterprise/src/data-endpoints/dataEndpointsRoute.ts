import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { readEndpointQuery } from './endpointQuery.js'

/** The page of data endpoints at an address of the console. */
export function dataEndpointsRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readEndpointQuery,
    load: () => import('./DataEndpointsPage.js'),
    page: 'DataEndpointsPage',
    tab: 'data-endpoints',
  })
}
