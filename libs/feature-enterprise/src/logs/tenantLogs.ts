import { unwrapList } from '@spruce/api-client'
import { logSourcesOf } from '@spruce/console-kit/logs'
import { tenantBoards } from '../boards/tenantBoards.js'

/** Sign-ins, visits and changes of the tenant. */
export const tenantLogs = logSourcesOf({
  key: 'tenant',
  permission: 'log:list',
  exportPermission: 'log:export',
  exportMax: 10_000, // as many lines as the server writes into a file of a tenant
  login: {
    list: (api, query, signal) =>
      unwrapList(api.GET('/spruce/api/v1/login-logs', { params: { query }, signal })),
    export: (api, query, signal) =>
      api.GET('/spruce/api/v1/login-logs/export', { params: { query }, parseAs: 'blob', signal }),
  },
  access: {
    list: (api, query, signal) =>
      unwrapList(api.GET('/spruce/api/v1/access-logs', { params: { query }, signal })),
    export: (api, query, signal) =>
      api.GET('/spruce/api/v1/access-logs/export', { params: { query }, parseAs: 'blob', signal }),
  },
  operator: {
    list: (api, query, signal) =>
      unwrapList(api.GET('/aba-base/api/v3/operator-logging', { params: { query }, signal })),
    export: (api, query, signal) =>
      api.GET('/spruce/api/v1/operator-logs/export', {
        params: { query },
        parseAs: 'blob',
        signal,
      }),
  },
  apps: (api) => tenantBoards.app.load(api, {}),
})
