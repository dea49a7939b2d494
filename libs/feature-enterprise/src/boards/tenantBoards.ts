import { unwrap } from '@spruce/api-client'
import {
  type AppBoard,
  boardRequest,
  type BoardSource,
  type LoginBoard,
} from '@spruce/console-kit/boards'
import { logPaths } from './logPaths.js'

/** Sign-ins of the tenant. */
export const tenantLoginBoard: BoardSource<LoginBoard> = {
  permission: 'log:list',
  logPath: logPaths.login,
  load: (api, query) => ({
    queryKey: ['boards', 'login', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/boards/login', {
          params: { query: boardRequest(query) },
          signal,
        }),
      ),
    meta: { silent: true }, // the board says what went wrong
    staleTime: 0,
  }),
}

/** Visits of the tenant. */
export const tenantAppBoard: BoardSource<AppBoard> = {
  permission: 'log:list',
  logPath: logPaths.app,
  load: (api, query) => ({
    queryKey: ['boards', 'app', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/boards/app', {
          params: { query: boardRequest(query) },
          signal,
        }),
      ),
    meta: { silent: true }, // the board says what went wrong
    staleTime: 0,
  }),
}
