import { unwrapList } from '@spruce/api-client'
import type { LogQuery } from '@spruce/console-kit'
import { customerScope } from '@spruce/console-kit/customers'
import { platformHistory } from '@spruce/console-kit/history'
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
import { platformAppBoard } from '../boards/platformBoards.js'

/** Sign-ins of all customers. */
export const platformLoginLog: LoginLogSource = {
  key: 'platform-login-log',
  permission: 'platformlog:list',
  exportPermission: 'platformlog:export',
  scope: customerScope,
  list: (api, query) => ({
    queryKey: ['platform-logs', 'login', query],
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/platform/login-logs', {
          params: { query: { ...pageOf(query), ...ofCustomer(query), ...loginLogRequest(query) } },
          signal,
        }),
      ),
    staleTime: 0,
  }),
  export: (api, query, file, signal) =>
    readLogFile(
      api.GET('/spruce/api/v1/platform/login-logs/export', {
        params: { query: { ...ofCustomer(query), ...loginLogRequest(query), ...file } },
        parseAs: 'blob',
        signal,
      }),
    ),
}

/** Visits of all customers. */
export const platformAccessLog: AccessLogSource = {
  key: 'platform-access-log',
  permission: 'platformlog:list',
  exportPermission: 'platformlog:export',
  scope: customerScope,
  list: (api, query) => ({
    queryKey: ['platform-logs', 'access', query],
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/platform/access-logs', {
          params: { query: { ...pageOf(query), ...ofCustomer(query), ...accessLogRequest(query) } },
          signal,
        }),
      ),
    staleTime: 0,
  }),
  export: (api, query, file, signal) =>
    readLogFile(
      api.GET('/spruce/api/v1/platform/access-logs/export', {
        params: { query: { ...ofCustomer(query), ...accessLogRequest(query), ...file } },
        parseAs: 'blob',
        signal,
      }),
    ),
  apps: (api) => platformAppBoard.load(api, {}),
}

/** Changes of all customers and of the operator. */
export const platformOperatorLog: OperatorLogSource = {
  key: 'platform-operator-log',
  permission: 'platformlog:list',
  exportPermission: 'platformlog:export',
  scope: customerScope,
  list: (api, query) => ({
    queryKey: ['platform-logs', 'operator', query],
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/platform/operator-logs', {
          params: {
            query: { ...pageOf(query), ...ofCustomer(query), ...operatorLogRequest(query) },
          },
          signal,
        }),
      ),
    staleTime: 0, // what was done a moment ago is in it
  }),
  export: (api, query, file, signal) =>
    readLogFile(
      api.GET('/spruce/api/v1/platform/operator-logs/export', {
        params: { query: { ...ofCustomer(query), ...operatorLogRequest(query), ...file } },
        parseAs: 'blob',
        signal,
      }),
    ),
  history: platformHistory,
}

function pageOf({ page = 1, size = defaultPageSize }: LogQuery) {
  return { page, size }
}

/** Of one customer only, where the address says so. */
function ofCustomer({ customerId }: { customerId?: string | undefined }) {
  return customerId ? { customerId } : {}
}
