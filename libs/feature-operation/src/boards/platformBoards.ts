import { unwrap } from '@spruce/api-client'
import { boardSourcesOf } from '@spruce/console-kit/boards'
import { customerScope } from '@spruce/console-kit/customers'
import { operationManifest } from '../manifest.js'

/** Sign-ins and visits of all customers or one, as figures. */
export const platformBoards = boardSourcesOf({
  key: 'platform',
  permission: 'platformlog:list',
  logPath: `${operationManifest.basePath}/base/log`,
  scope: customerScope,
  login: (api, query, signal) =>
    unwrap(api.GET('/spruce/api/v1/platform/boards/login', { params: { query }, signal })),
  app: (api, query, signal) =>
    unwrap(api.GET('/spruce/api/v1/platform/boards/app', { params: { query }, signal })),
})
