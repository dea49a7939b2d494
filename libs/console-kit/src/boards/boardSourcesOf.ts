import type { ApiClient } from '@spruce/api-client'
import type { PermissionCode } from '@spruce/validators/permission'
import type { Scope } from '../sources/source.js'
import type { BoardQuery } from './boardQuery.js'
import { type AppBoard, boardRequest, type BoardSource, type LoginBoard } from './boardSource.js'

/** What the figures are asked for. @public */
export type BoardRequest = ReturnType<typeof boardRequest> & {
  /** Only where the figures are of several customers. */
  customerId?: string
}

/** The call of a board. @public */
export type BoardCall<Board> = (
  api: ApiClient,
  query: BoardRequest,
  signal: AbortSignal,
) => Promise<Board>

/** What a console says of its two boards. @public */
export interface BoardsOfConsole {
  /** Begins the keys of queries: `tenant`. */
  key: string
  /** Who may see the figures. */
  permission: PermissionCode
  /** Below which address the logs stand whose lines the figures count. */
  logPath: string
  /** Filters by customer, where the figures are of several. */
  scope?: Scope
  login: BoardCall<LoginBoard>
  app: BoardCall<AppBoard>
}

/** @public */
export interface BoardSources {
  login: BoardSource<LoginBoard>
  app: BoardSource<AppBoard>
}

/** The sources of the two boards from what a console says of them. @public */
export function boardSourcesOf(boards: BoardsOfConsole): BoardSources {
  return {
    login: sourceOf(boards, 'login', boards.login),
    app: sourceOf(boards, 'app', boards.app),
  }
}

function sourceOf<Board>(
  { key, permission, logPath, scope }: BoardsOfConsole,
  kind: keyof BoardSources,
  call: BoardCall<Board>,
): BoardSource<Board> {
  return {
    permission,
    logPath: `${logPath}/${kind}`,
    ...(scope && { scope }),
    load: (api, query: BoardQuery) => ({
      queryKey: [`${key}-boards`, kind, query],
      queryFn: ({ signal }) => {
        const { customerId } = query
        const ofCustomer = scope && customerId ? { customerId } : {}
        return call(api, { ...ofCustomer, ...boardRequest(query) }, signal)
      },
      meta: { silent: true }, // the board says what went wrong
      staleTime: 0,
    }),
  }
}
