import type { AnyRoute } from '@tanstack/react-router'
import { readAccessLogQuery, readLoginLogQuery, readOperatorLogQuery } from '../logs/logQuery.js'
import { pageRoute } from './pageRoute.js'

/** The routes of the logs of a console. @public */
export interface LogRoutesOptions {
  /** The address below which they stand. */
  base: string
  /** Begins the names of their tabs: `tenant`. */
  tab: string
  /** What `logPagesOf` makes, by `import()`. */
  load: () => Promise<Record<'LoginLogPage' | 'AccessLogPage' | 'OperatorLogPage', unknown>>
}

/** Makes the routes of the three logs. @public */
export function logRoutes(parent: AnyRoute, { base, tab, load }: LogRoutesOptions): AnyRoute[] {
  return [
    pageRoute(parent, {
      path: `${base}/login`,
      read: readLoginLogQuery,
      load,
      page: 'LoginLogPage',
      tab: `${tab}-login-log`,
    }),
    pageRoute(parent, {
      path: `${base}/app`,
      read: readAccessLogQuery,
      load,
      page: 'AccessLogPage',
      tab: `${tab}-access-log`,
    }),
    pageRoute(parent, {
      path: `${base}/operator`,
      read: readOperatorLogQuery,
      load,
      page: 'OperatorLogPage',
      tab: `${tab}-operator-log`,
    }),
  ]
}
