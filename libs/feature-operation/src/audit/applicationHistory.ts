import { listApplicationHistory } from '@spruce/api-client/operations'
import { recordHistory } from '@spruce/console-kit/history'

/** What was decided of an application. */
export const applicationHistory = recordHistory(listApplicationHistory, 'customer:audit')
