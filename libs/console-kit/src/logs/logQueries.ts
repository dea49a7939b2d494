import {
  type Answer,
  type ApiClient,
  type CallResult,
  readAnswer,
  type Schemas,
  unwrapList,
} from '@spruce/api-client'
import { defaultPageSize, type ExportFormat, type ResourceList } from '@spruce/shell-ui'
import { queryOptions } from '@tanstack/react-query'
import type { OperatorLogRequest } from '../history/operatorLogQueries.js'
import { momentsOf } from '../days/days.js'
import type { AccessLogQuery, LoginLogQuery, OperatorLogQuery } from './logQuery.js'

/** One attempt to sign in. */
export type LoginLog = Schemas['PlatformLoginLog']
/** The visits of a person to an application within an hour. */
export type AccessLog = Schemas['PlatformAccessLog']

/** What the operator log is asked for by its address. */
export function operatorRequest(query: OperatorLogQuery): OperatorLogRequest {
  const { from, to, ...rest } = query
  return { ...rest, ...momentsOf({ from, to }) }
}

/** One page of the login log, newest first. */
export function loginLogOptions(api: ApiClient, query: LoginLogQuery) {
  const { page = 1, size = defaultPageSize } = query
  return queryOptions({
    queryKey: ['platform-logs', 'login', query] as const,
    queryFn: ({ signal }): Promise<ResourceList<LoginLog>> =>
      unwrapList(
        api.GET('/spruce/api/v1/platform/login-logs', {
          params: { query: { page, size, ...loginFilter(query) } },
          signal,
        }),
      ),
    staleTime: 0,
  })
}

/** One page of the access log, newest first. */
export function accessLogOptions(api: ApiClient, query: AccessLogQuery) {
  const { page = 1, size = defaultPageSize } = query
  return queryOptions({
    queryKey: ['platform-logs', 'access', query] as const,
    queryFn: ({ signal }): Promise<ResourceList<AccessLog>> =>
      unwrapList(
        api.GET('/spruce/api/v1/platform/access-logs', {
          params: { query: { page, size, ...accessFilter(query) } },
          signal,
        }),
      ),
    staleTime: 0,
  })
}

/** The file of what the filters of the login log show. */
export function exportLoginLog(
  api: ApiClient,
  query: LoginLogQuery,
  file: WantedFile,
  signal: AbortSignal,
) {
  return fileOf(
    api.GET('/spruce/api/v1/platform/login-logs/export', {
      params: { query: { ...loginFilter(query), ...file } },
      parseAs: 'blob',
      signal,
    }),
  )
}

/** The file of what the filters of the access log show. */
export function exportAccessLog(
  api: ApiClient,
  query: AccessLogQuery,
  file: WantedFile,
  signal: AbortSignal,
) {
  return fileOf(
    api.GET('/spruce/api/v1/platform/access-logs/export', {
      params: { query: { ...accessFilter(query), ...file } },
      parseAs: 'blob',
      signal,
    }),
  )
}

/** The file of what the filters of the operator log show. */
export function exportOperatorLog(
  api: ApiClient,
  query: OperatorLogQuery,
  file: WantedFile,
  signal: AbortSignal,
) {
  return fileOf(
    api.GET('/spruce/api/v1/platform/operator-logs/export', {
      params: {
        query: { ...operatorRequest({ ...query, page: undefined, size: undefined }), ...file },
      },
      parseAs: 'blob',
      signal,
    }),
  )
}

/** How the server is to write a file. */
export interface WantedFile {
  format: ExportFormat
  /** Ids of the columns on show, in their order, with commas between. */
  columns: string
  /** The time zone of the screen; absent where the browser does not say it. */
  zone?: string
}

/** A file of the server. */
export interface LogFile {
  content: Blob
  /** As the server names it; undefined when it does not. */
  name: string | undefined
}

async function fileOf(call: PromiseLike<CallResult>): Promise<LogFile> {
  const { data, contentDisposition }: Answer<unknown> = await readAnswer(call)
  return { content: data as Blob, name: fileName(contentDisposition) }
}

function fileName(disposition = ''): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  try {
    return encoded && decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

function loginFilter({ success, from, to, keyword, customerId, userId }: LoginLogQuery) {
  return {
    ...momentsOf({ from, to }),
    ...(keyword && { keyword }),
    ...(customerId && { customerId }),
    ...(userId && { userId }),
    ...(success && { success: success === 'yes' }),
  }
}

function accessFilter({ appCode, from, to, customerId, userId }: AccessLogQuery) {
  return {
    ...momentsOf({ from, to }),
    ...(appCode && { appCode }),
    ...(customerId && { customerId }),
    ...(userId && { userId }),
  }
}
