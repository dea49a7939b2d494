import { unwrap } from '@spruce/api-client'
import { boardSourcesOf } from '@spruce/console-kit/boards'
import { enterpriseManifest } from '../manifest.js'

/** Sign-ins and visits of the tenant, as figures. */
export const tenantBoards = boardSourcesOf({
  key: 'tenant',
  permission: 'log:list',
  logPath: `${enterpriseManifest.basePath}/base/log`,
  login: (api, query, signal) =>
    unwrap(api.GET('/spruce/api/v1/boards/login', { params: { query }, signal })),
  app: (api, query, signal) =>
    unwrap(api.GET('/spruce/api/v1/boards/app', { params: { query }, signal })),
})
