import { type ApiClient, unwrapList } from '@spruce/api-client'
import { defaultPageSize } from '@spruce/shell-ui'
import type { SourceList } from '../sources/source.js'
import type { OperatorLog } from './auditChanges.js'

/** What the operator log is asked for; absent: any. @public */
export interface OperatorLogRequest {
  customerId?: string | undefined
  /** Beginning of the name of the object. */
  keyword?: string | undefined
  userId?: string | undefined
  operation?: string | undefined
  objectTable?: string | undefined
  objectId?: string | undefined
  /** ISO 8601: from this moment on. */
  from?: string | undefined
  /** ISO 8601: before this moment. */
  to?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

/** One page of the operator log of all customers, newest first. @public */
export function operatorLogOptions(
  api: ApiClient,
  request: OperatorLogRequest,
): SourceList<OperatorLog> {
  const { page = 1, size = defaultPageSize, ...filter } = request
  return {
    queryKey: ['platform-logs', 'operator', request] as const,
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/platform/operator-logs', {
          params: { query: { page, size, ...filter } },
          signal,
        }),
      ),
    staleTime: 0, // what was done a moment ago is in it
  }
}
