import { unwrap } from '@spruce/api-client'
import { customerScope } from '../customers/customerScope.js'
import { boardSourcesOf } from './boardSourcesOf.js'

/** Boards of all customers or one, as a console over them has; stories and tests read their calls. */
export const sampleBoards = boardSourcesOf({
  key: 'platform',
  permission: 'platformlog:list',
  logPath: '/operation/base/log',
  scope: customerScope,
  login: (api, query, signal) =>
    unwrap(api.GET('/spruce/api/v1/platform/boards/login', { params: { query }, signal })),
  app: (api, query, signal) =>
    unwrap(api.GET('/spruce/api/v1/platform/boards/app', { params: { query }, signal })),
})
