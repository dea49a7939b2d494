import { logPagesOf } from '@spruce/console-kit/logs'
import { tenantLogs } from './tenantLogs.js'

/** Who signed in or failed to, opened which application and changed what, of the tenant. */
export const { LoginLogPage, AccessLogPage, OperatorLogPage } = logPagesOf(tenantLogs)
