import {
  pageRoute,
  readAccessLogQuery,
  readLoginLogQuery,
  readOperatorLogQuery,
} from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

const load = () => import('./platformLogPages.js')

/** The three logs below an address of the console. */
export function logRoutes(parent: AnyRoute, base: string): AnyRoute[] {
  return [
    pageRoute(parent, {
      path: `${base}/login`,
      read: readLoginLogQuery,
      load,
      page: 'PlatformLoginLogPage',
      tab: 'platform-login-log',
    }),
    pageRoute(parent, {
      path: `${base}/app`,
      read: readAccessLogQuery,
      load,
      page: 'PlatformAccessLogPage',
      tab: 'platform-access-log',
    }),
    pageRoute(parent, {
      path: `${base}/operator`,
      read: readOperatorLogQuery,
      load,
      page: 'PlatformOperatorLogPage',
      tab: 'platform-operator-log',
    }),
  ]
}
