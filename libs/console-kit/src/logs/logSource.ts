import type { ApiClient, Schemas } from '@spruce/api-client'
import type { PermissionCode } from '@spruce/validators/permission'
import type { AppBoard } from '../boards/boardSource.js'
import type { OperatorLog } from '../history/auditChanges.js'
import type { HistorySource } from '../history/historySource.js'
import type { OfCustomer, Scope, SourceList, SourceOptions } from '../sources/source.js'
import type { LogFile, WantedFile } from './logFile.js'
import type { AccessLogQuery, LoginLogQuery, LogQuery, OperatorLogQuery } from './logQuery.js'

/** One attempt to sign in. @public */
export type LoginLog = Schemas['LoginLog'] & Partial<OfCustomer>

/** The visits of a person to an application within an hour. @public */
export type AccessLog = Schemas['AccessLog'] & Partial<OfCustomer>

/** What a console gives the screen of a log: where its lines come from, and who may see them. @public */
export interface LogSource<Query extends LogQuery, Line> {
  /** Names the table in saved views. */
  key: string
  /** Who may see the lines. */
  permission: PermissionCode
  /** Who may take them away as a file. */
  exportPermission: PermissionCode
  /** The newest lines that a file holds. Default: all. */
  exportMax?: number
  /** Tells customers apart, where the lines are of several. */
  scope?: Scope
  /** One page, newest first. */
  list: (api: ApiClient, query: Query) => SourceList<Line>
  /** The file of what the filters show. */
  export: (api: ApiClient, query: Query, file: WantedFile, signal: AbortSignal) => Promise<LogFile>
}

/** @public */
export type LoginLogSource = LogSource<LoginLogQuery, LoginLog>

/** @public */
export interface AccessLogSource extends LogSource<AccessLogQuery, AccessLog> {
  /** The applications that are opened most, to filter by. */
  apps: (api: ApiClient) => SourceOptions<AppBoard>
}

/** @public */
export type NamedApp = Pick<AccessLog, 'appCode' | 'appName'>

/** @public */
export interface OperatorLogSource extends LogSource<OperatorLogQuery, OperatorLog> {
  /** Where the history of one object comes from. */
  history: HistorySource
}
