import { unwrapList } from '@spruce/api-client'
import type { LogQuery } from '@spruce/console-kit'
import type { HistorySource } from '@spruce/console-kit/history'
import {
  accessLogRequest,
  type AccessLogSource,
  loginLogRequest,
  type LoginLogSource,
  operatorLogRequest,
  type OperatorLogSource,
  readLogFile,
} from '@spruce/console-kit/logs'
import { defaultPageSize } from '@spruce/shell-ui'
import { tenantAppBoard } from '../boards/tenantBoards.js'

/** As many lines as the server writes into a file of a tenant. */
const exportMax = 10_000

/** Sign-ins of the tenant. */
export const tenantLoginLog: LoginLogSource = {
  key: 'tenant-login-log',
  permission: 'log:list',
  exportPermission: 'log:export',
  exportMax,
  list: (api, query) => ({
    queryKey: ['logs', 'login', query],
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/login-logs', {
          params: { query: { ...pageOf(query), ...loginLogRequest(query) } },
          signal,
        }),
      ),
    staleTime: 0,
  }),
  export: (api, query, file, signal) =>
    readLogFile(
      api.GET('/spruce/api/v1/login-logs/export', {
        params: { query: { ...loginLogRequest(query), ...file } },
        parseAs: 'blob',
        signal,
      }),
    ),
}

/** Visits of the tenant. */
export const tenantAccessLog: AccessLogSource = {
  key: 'tenant-access-log',
  permission: 'log:list',
  exportPermission: 'log:export',
  exportMax,
  list: (api, query) => ({
    queryKey: ['logs', 'access', query],
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/access-logs', {
          params: { query: { ...pageOf(query), ...accessLogRequest(query) } },
          signal,
        }),
      ),
    staleTime: 0,
  }),
  export: (api, query, file, signal) =>
    readLogFile(
      api.GET('/spruce/api/v1/access-logs/export', {
        params: { query: { ...accessLogRequest(query), ...file } },
        parseAs: 'blob',
        signal,
      }),
    ),
  apps: (api) => tenantAppBoard.load(api, {}),
}

/** Histories from the operator log of the tenant. */
export const tenantHistory: HistorySource = {
  permission: 'log:list',
  list: (api, request) => ({
    queryKey: ['logs', 'history', request],
    queryFn: ({ signal }) => {
      const { objectTable, objectId } = request
      return unwrapList(
        api.GET('/aba-base/api/v3/operator-logging', {
          params: { query: { ...pageOf(request), objectTable, objectId } },
          signal,
        }),
      )
    },
    staleTime: 0,
  }),
}

/** Changes within the tenant. */
export const tenantOperatorLog: OperatorLogSource = {
  key: 'tenant-operator-log',
  permission: 'log:list',
  exportPermission: 'log:export',
  exportMax,
  list: (api, query) => ({
    queryKey: ['logs', 'operator', query],
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/aba-base/api/v3/operator-logging', {
          params: { query: { ...pageOf(query), ...operatorLogRequest(query) } },
          signal,
        }),
      ),
    staleTime: 0, // what was done a moment ago is in it
  }),
  export: (api, query, file, signal) =>
    readLogFile(
      api.GET('/spruce/api/v1/operator-logs/export', {
        params: { query: { ...operatorLogRequest(query), ...file } },
        parseAs: 'blob',
        signal,
      }),
    ),
  history: tenantHistory,
}

function pageOf({ page = 1, size = defaultPageSize }: Pick<LogQuery, 'page' | 'size'>) {
  return { page, size }
}
