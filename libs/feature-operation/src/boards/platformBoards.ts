import { unwrap } from '@spruce/api-client'
import type { BoardQuery } from '@spruce/console-kit'
import {
  type AppBoard,
  boardRequest,
  type BoardSource,
  type LoginBoard,
} from '@spruce/console-kit/boards'
import { customerScope } from '@spruce/console-kit/customers'
import { logPaths } from './logPaths.js'

/** Sign-ins of all customers or one. */
export const platformLoginBoard: BoardSource<LoginBoard> = {
  permission: 'platformlog:list',
  logPath: logPaths.login,
  scope: customerScope,
  load: (api, query) => ({
    queryKey: ['platform-boards', 'login', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/platform/boards/login', {
          params: { query: requestOf(query) },
          signal,
        }),
      ),
    meta: { silent: true }, // the board says what went wrong
    staleTime: 0,
  }),
}

/** Visits of all customers or one. */
export const platformAppBoard: BoardSource<AppBoard> = {
  permission: 'platformlog:list',
  logPath: logPaths.app,
  scope: customerScope,
  load: (api, query) => ({
    queryKey: ['platform-boards', 'app', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/platform/boards/app', {
          params: { query: requestOf(query) },
          signal,
        }),
      ),
    meta: { silent: true }, // the board says what went wrong
    staleTime: 0,
  }),
}

function requestOf(query: BoardQuery) {
  const { customerId } = query
  return { ...(customerId && { customerId }), ...boardRequest(query) }
}
