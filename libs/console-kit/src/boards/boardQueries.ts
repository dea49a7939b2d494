import { type ApiClient, type Schemas, unwrap } from '@spruce/api-client'
import { queryOptions } from '@tanstack/react-query'
import { momentsOf } from '../days/days.js'
import { localZone } from '../days/localZone.js'
import type { BoardQuery } from './boardQuery.js'

/** @public */
export type LoginBoard = Schemas['LoginBoard']
export type AppBoard = Schemas['AppBoard']

/** Sign-ins over time, terminals, reasons of failures, people online now. @public */
export function loginBoardOptions(api: ApiClient, query: BoardQuery) {
  return queryOptions({
    queryKey: ['platform-boards', 'login', query] as const,
    queryFn: ({ signal }): Promise<LoginBoard> =>
      unwrap(
        api.GET('/spruce/api/v1/platform/boards/login', {
          params: { query: requestOf(query) },
          signal,
        }),
      ),
    meta: { silent: true }, // the board says what went wrong
    staleTime: 0,
  })
}

/** Visits over time and the applications that are opened most. */
export function appBoardOptions(api: ApiClient, query: BoardQuery) {
  return queryOptions({
    queryKey: ['platform-boards', 'app', query] as const,
    queryFn: ({ signal }): Promise<AppBoard> =>
      unwrap(
        api.GET('/spruce/api/v1/platform/boards/app', {
          params: { query: requestOf(query) },
          signal,
        }),
      ),
    meta: { silent: true },
    staleTime: 0,
  })
}

/** Days begin where the person is. */
function requestOf({ customerId, by, from, to }: BoardQuery) {
  return {
    ...(customerId && { customerId }),
    ...momentsOf({ from, to }),
    by: by ?? ('day' as const),
    ...localZone(),
  }
}
