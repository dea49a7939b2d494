import { unwrap } from '@spruce/api-client'
import { customerScope } from '../customers/customerScope.js'
import type { BoardQuery } from './boardQuery.js'
import { type AppBoard, boardRequest, type BoardSource, type LoginBoard } from './boardSource.js'

// As a console over all customers would give them; stories and tests read their calls.

/** Sign-ins of all customers or one. */
export const sampleLoginBoard: BoardSource<LoginBoard> = {
  permission: 'platformlog:list',
  logPath: '/operation/base/log/login',
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
export const sampleAppBoard: BoardSource<AppBoard> = {
  permission: 'platformlog:list',
  logPath: '/operation/base/log/app',
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
