import { logPagesOf } from '@spruce/console-kit/logs'
import { platformLogs } from './platformLogs.js'

/** Who signed in or failed to, opened which application and changed what, of every customer. */
export const { LoginLogPage, AccessLogPage, OperatorLogPage } = logPagesOf(platformLogs)
