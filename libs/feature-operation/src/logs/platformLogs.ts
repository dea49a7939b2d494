import { unwrapList } from '@spruce/api-client'
import { customerScope } from '@spruce/console-kit/customers'
import { logSourcesOf } from '@spruce/console-kit/logs'
import { platformBoards } from '../boards/platformBoards.js'

/** Sign-ins, visits and changes of all customers, and of the operator. */
export const platformLogs = logSourcesOf({
  key: 'platform',
  permission: 'platformlog:list',
  exportPermission: 'platformlog:export',
  scope: customerScope,
  login: {
    list: (api, query, signal) =>
      unwrapList(api.GET('/spruce/api/v1/platform/login-logs', { params: { query }, signal })),
    export: (api, query, signal) =>
      api.GET('/spruce/api/v1/platform/login-logs/export', {
        params: { query },
        parseAs: 'blob',
        signal,
      }),
  },
  access: {
    list: (api, query, signal) =>
      unwrapList(api.GET('/spruce/api/v1/platform/access-logs', { params: { query }, signal })),
    export: (api, query, signal) =>
      api.GET('/spruce/api/v1/platform/access-logs/export', {
        params: { query },
        parseAs: 'blob',
        signal,
      }),
  },
  operator: {
    list: (api, query, signal) =>
      unwrapList(api.GET('/spruce/api/v1/platform/operator-logs', { params: { query }, signal })),
    export: (api, query, signal) =>
      api.GET('/spruce/api/v1/platform/operator-logs/export', {
        params: { query },
        parseAs: 'blob',
        signal,
      }),
  },
  apps: (api) => platformBoards.app.load(api, {}),
})
