import { pageRoute, readBoardQuery } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

const load = () => import('./tenantBoardPages.js')
const read = readBoardQuery

/** The two boards below an address of the console. */
export function boardRoutes(parent: AnyRoute, base: string): AnyRoute[] {
  return [
    pageRoute(parent, {
      path: `${base}/login`,
      read,
      load,
      page: 'TenantLoginBoardPage',
      tab: 'tenant-login-board',
    }),
    pageRoute(parent, {
      path: `${base}/app`,
      read,
      load,
      page: 'TenantAppBoardPage',
      tab: 'tenant-app-board',
    }),
  ]
}
