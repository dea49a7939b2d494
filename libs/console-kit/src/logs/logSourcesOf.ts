import { type ApiClient, listOf, type OperationOf, type operations } from '@spruce/api-client'
import { defaultPageSize, type ResourceList } from '@spruce/shell-ui'
import type { PermissionCode } from '@spruce/validators/permission'
import type { OperatorLog } from '../history/auditChanges.js'
import type { Scope } from '../sources/source.js'
import { type LogFile, type LogFileId, readLogFile, type WantedFile } from './logFile.js'
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

/** The two operations of a log: one page of it, newest first, and the file of what the filters show. @public */
export interface LogOperations<List extends keyof operations, File extends LogFileId> {
  list: OperationOf<List>
  file: OperationOf<File>
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
  login: LogOperations<
    'listLoginLog' | 'listPlatformLoginLog',
    'exportLoginLog' | 'exportPlatformLoginLog'
  >
  access: LogOperations<
    'listAccessLog' | 'listPlatformAccessLog',
    'exportAccessLog' | 'exportPlatformAccessLog'
  >
  operator: LogOperations<
    'listOperatorLogging' | 'listPlatformOperatorLog',
    'exportOperatorLog' | 'exportPlatformOperatorLog'
  >
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
  const { key, permission, scope, login, access, operator } = logs
  const operatorCalls: LogCalls<ReturnType<typeof operatorLogRequest>, OperatorLog> = {
    list: (api, query) => listOf(api, operator.list, { query }),
    file: (api, query, signal) => readLogFile(api, operator.file, { query }, signal),
  }
  const loginCalls: LogCalls<ReturnType<typeof loginLogRequest>, LoginLog> = {
    list: (api, query) => listOf(api, login.list, { query }),
    file: (api, query, signal) => readLogFile(api, login.file, { query }, signal),
  }
  const accessCalls: LogCalls<ReturnType<typeof accessLogRequest>, AccessLog> = {
    list: (api, query) => listOf(api, access.list, { query }),
    file: (api, query, signal) => readLogFile(api, access.file, { query }, signal),
  }
  return {
    login: sourceOf(logs, 'login', loginCalls, loginLogRequest),
    access: { ...sourceOf(logs, 'access', accessCalls, accessLogRequest), apps: logs.apps },
    operator: {
      ...sourceOf(logs, 'operator', operatorCalls, operatorLogRequest),
      history: {
        permission,
        list: (api, request) => {
          const { page, size, customerId, ...filters } = request
          const query = { ...filters, ...pageOf(scope, { page, size, customerId }) }
          return {
            queryKey: [`${key}-logs`, 'history', request],
            queryFn: operatorCalls.list(api, query).queryFn,
            staleTime: 0,
          }
        },
      },
    },
  }
}

/** Which lines a call asks for beside its filters. */
interface PageRequest {
  /** Only where the lines are of several customers. */
  customerId?: string
  page: number
  size: number
}

/** The calls of a log, by its operations. */
interface LogCalls<Request, Line> {
  list: (
    api: ApiClient,
    query: Request & PageRequest,
  ) => { queryFn: (context: { signal: AbortSignal }) => Promise<ResourceList<Line>> }
  file: (
    api: ApiClient,
    query: Request & Pick<PageRequest, 'customerId'> & WantedFile,
    signal: AbortSignal,
  ) => Promise<LogFile>
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
      queryFn: calls.list(api, { ...pageOf(scope, query), ...requestOf(query) }).queryFn,
      staleTime: 0, // what was done a moment ago is in it
    }),
    export: (api, query, file, signal) =>
      calls.file(api, { ...ofCustomer(scope, query), ...requestOf(query), ...file }, signal),
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
