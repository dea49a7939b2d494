import {
  pageRoute,
  readAccessLogQuery,
  readLoginLogQuery,
  readOperatorLogQuery,
} from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

const load = () => import('./tenantLogPages.js')

/** The three logs below an address of the console. */
export function logRoutes(parent: AnyRoute, base: string): AnyRoute[] {
  return [
    pageRoute(parent, {
      path: `${base}/login`,
      read: readLoginLogQuery,
      load,
      page: 'TenantLoginLogPage',
      tab: 'tenant-login-log',
    }),
    pageRoute(parent, {
      path: `${base}/app`,
      read: readAccessLogQuery,
      load,
      page: 'TenantAccessLogPage',
      tab: 'tenant-access-log',
    }),
    pageRoute(parent, {
      path: `${base}/operator`,
      read: readOperatorLogQuery,
      load,
      page: 'TenantOperatorLogPage',
      tab: 'tenant-operator-log',
    }),
  ]
}
