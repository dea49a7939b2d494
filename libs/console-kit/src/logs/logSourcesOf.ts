import type { ApiClient, CallResult } from '@spruce/api-client'
import { defaultPageSize, type ResourceList } from '@spruce/shell-ui'
import type { PermissionCode } from '@spruce/validators/permission'
import type { OperatorLog } from '../history/auditChanges.js'
import type { Scope } from '../sources/source.js'
import { readLogFile, type WantedFile } from './logFile.js'
import type { LogQuery } from './logQuery.js'
import { accessLogRequest, loginLogRequest, operatorLogRequest } from './logRequests.js'
import type {
  AccessLog,
  AccessLogSource,
  LoginLog,
  LoginLogSource,
  LogSource,
  OperatorLogSource,
} from './logSource.js'

/** Which lines a call asks for beside its filters. @public */
export interface PageRequest {
  /** Only where the lines are of several customers. */
  customerId?: string
  page: number
  size: number
}

/** The two calls of a log. @public */
export interface LogCalls<Request, Line> {
  /** One page, newest first. */
  list: (
    api: ApiClient,
    query: Request & PageRequest,
    signal: AbortSignal,
  ) => Promise<ResourceList<Line>>
  /** The file of what the filters show; its call is parsed as a blob. */
  export: (
    api: ApiClient,
    query: Request & Pick<PageRequest, 'customerId'> & WantedFile,
    signal: AbortSignal,
  ) => PromiseLike<CallResult>
}

/** What a console says of its three logs. @public */
export interface LogsOfConsole {
  /** Begins the names of tables in saved views, and the keys of queries: `tenant`. */
  key: string
  /** Who may see the lines. */
  permission: PermissionCode
  /** Who may take them away as a file. */
  exportPermission: PermissionCode
  /** The newest lines that a file holds. Default: all. */
  exportMax?: number
  /** Tells customers apart, where the lines are of several. */
  scope?: Scope
  login: LogCalls<ReturnType<typeof loginLogRequest>, LoginLog>
  access: LogCalls<ReturnType<typeof accessLogRequest>, AccessLog>
  operator: LogCalls<ReturnType<typeof operatorLogRequest>, OperatorLog>
  /** The applications that are opened most, to filter visits by. */
  apps: AccessLogSource['apps']
}

/** @public */
export interface LogSources {
  login: LoginLogSource
  access: AccessLogSource
  operator: OperatorLogSource
}

/** The sources of the three logs from what a console says of them. @public */
export function logSourcesOf(logs: LogsOfConsole): LogSources {
  const { key, permission, scope, apps } = logs
  const operator = sourceOf(logs, 'operator', logs.operator, operatorLogRequest)
  return {
    login: sourceOf(logs, 'login', logs.login, loginLogRequest),
    access: { ...sourceOf(logs, 'access', logs.access, accessLogRequest), apps },
    operator: {
      ...operator,
      history: {
        permission,
        list: (api, request) => ({
          queryKey: [`${key}-logs`, 'history', request],
          queryFn: ({ signal }) => {
            const { page, size, customerId, ...filters } = request
            const query = { ...filters, ...pageOf(scope, { page, size, customerId }) }
            return logs.operator.list(api, query, signal)
          },
          staleTime: 0,
        }),
      },
    },
  }
}

function sourceOf<Query extends LogQuery, Request, Line>(
  { key, permission, exportPermission, exportMax, scope }: LogsOfConsole,
  kind: keyof LogSources,
  calls: LogCalls<Request, Line>,
  requestOf: (query: Query) => Request,
): LogSource<Query, Line> {
  return {
    key: `${key}-${kind}-log`,
    permission,
    exportPermission,
    ...(exportMax !== undefined && { exportMax }),
    ...(scope && { scope }),
    list: (api, query) => ({
      queryKey: [`${key}-logs`, kind, query],
      queryFn: ({ signal }) =>
        calls.list(api, { ...pageOf(scope, query), ...requestOf(query) }, signal),
      staleTime: 0, // what was done a moment ago is in it
    }),
    export: (api, query, file, signal) =>
      readLogFile(
        calls.export(api, { ...ofCustomer(scope, query), ...requestOf(query), ...file }, signal),
      ),
  }
}

function pageOf(scope: Scope | undefined, query: LogQuery): PageRequest {
  const { page = 1, size = defaultPageSize } = query
  return { page, size, ...ofCustomer(scope, query) }
}

/** Of one customer only, where the address says so. */
function ofCustomer(scope: Scope | undefined, { customerId }: LogQuery): { customerId?: string } {
  return scope && customerId ? { customerId } : {}
}
