import type { OperatorLogRequest } from '../history/operatorLogRequest.js'
import { momentsOf } from '../days/days.js'
import type { AccessLogQuery, LoginLogQuery, OperatorLogQuery } from './logQuery.js'

/** What the login log is asked for by its address, whosever it is. @public */
export function loginLogRequest({ success, from, to, keyword, userId }: LoginLogQuery) {
  return {
    ...momentsOf({ from, to }),
    ...(keyword && { keyword }),
    ...(userId && { userId }),
    ...(success && { success: success === 'yes' }),
  }
}

/** What the access log is asked for by its address, whosever it is. @public */
export function accessLogRequest({ appCode, from, to, userId }: AccessLogQuery) {
  return {
    ...momentsOf({ from, to }),
    ...(appCode && { appCode }),
    ...(userId && { userId }),
  }
}

/** What the operator log is asked for by its address, whosever it is. @public */
export function operatorLogRequest(query: OperatorLogQuery): OperatorLogFilter {
  const { from, to, keyword, userId, operation, objectTable } = query
  return {
    ...momentsOf({ from, to }),
    ...(keyword && { keyword }),
    ...(userId && { userId }),
    ...(operation && { operation }),
    ...(objectTable && { objectTable }),
  }
}

/** Filters of the operator log. @public */
export type OperatorLogFilter = Omit<OperatorLogRequest, 'customerId' | 'page' | 'size'>
