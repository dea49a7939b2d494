import type { AnyRoute } from '@tanstack/react-router'
import { readBoardQuery } from '../boards/boardQuery.js'
import { pageRoute } from './pageRoute.js'

/** The routes of the boards of a console. @public */
export interface BoardRoutesOptions {
  /** The address below which they stand. */
  base: string
  /** Begins the names of their tabs: `tenant`. */
  tab: string
  /** What `boardPagesOf` makes, by `import()`. */
  load: () => Promise<Record<'LoginBoardPage' | 'AppBoardPage', unknown>>
}

/** Makes the routes of the two boards. @public */
export function boardRoutes(parent: AnyRoute, { base, tab, load }: BoardRoutesOptions): AnyRoute[] {
  const read = readBoardQuery
  return [
    pageRoute(parent, {
      path: `${base}/login`,
      read,
      load,
      page: 'LoginBoardPage',
      tab: `${tab}-login-board`,
    }),
    pageRoute(parent, {
      path: `${base}/app`,
      read,
      load,
      page: 'AppBoardPage',
      tab: `${tab}-app-board`,
    }),
  ]
}
