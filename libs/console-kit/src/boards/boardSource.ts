import type { ApiClient, Schemas } from '@spruce/api-client'
import type { PermissionCode } from '@spruce/validators/permission'
import { momentsOf } from '../days/days.js'
import { localZone } from '../days/localZone.js'
import type { Scope, SourceOptions } from '../sources/source.js'
import type { BoardQuery } from './boardQuery.js'

/** Sign-ins over time, terminals, reasons of failures, people online now. @public */
export type LoginBoard = Schemas['LoginBoard']

/** Visits over time and the applications that are opened most. @public */
export type AppBoard = Schemas['AppBoard']

/** What a console gives the screen of a board: where its figures come from, and who may see them. @public */
export interface BoardSource<Board> {
  /** Who may see the figures. */
  permission: PermissionCode
  /** Address of the log whose lines the figures count. */
  logPath: string
  /** Filters by customer, where the figures are of several. */
  scope?: Scope
  load: (api: ApiClient, query: BoardQuery) => SourceOptions<Board>
}

/** What a board is asked for by its address, whosever it is; days begin where the person is. @public */
export function boardRequest({ by, from, to }: BoardQuery) {
  return { ...momentsOf({ from, to }), by: by ?? ('day' as const), ...localZone() }
}
