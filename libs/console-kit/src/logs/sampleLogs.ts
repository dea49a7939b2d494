import { unwrapList } from '@spruce/api-client'
import { sampleBoards } from '../boards/sampleBoards.js'
import { customerScope } from '../customers/customerScope.js'
import { logSourcesOf } from './logSourcesOf.js'

/** Logs of all customers, as a console over them has; stories and tests read their calls. */
export const sampleLogs = logSourcesOf({
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
  apps: (api) => sampleBoards.app.load(api, {}),
})
