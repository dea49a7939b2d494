export type { LogFile, LogFileId, WantedFile } from './logFile.js'
export { logPagesOf } from './logPagesOf.js'
export { accessLogRequest, loginLogRequest, operatorLogRequest } from './logRequests.js'
export type { OperatorLogFilter } from './logRequests.js'
export { logSourcesOf } from './logSourcesOf.js'
export type { LogOperations, LogsOfConsole, LogSources } from './logSourcesOf.js'
export type {
  AccessLog,
  AccessLogSource,
  LoginLog,
  LoginLogSource,
  LogSource,
  NamedApp,
  OperatorLogSource,
} from './logSource.js'
export type {
  OfCustomer,
  Scope,
  ScopeFilterProps,
  SourceList,
  SourceOptions,
} from '../sources/source.js'
export { AccessLogPage } from './AccessLogPage.js'
export type { AccessLogPageProps } from './AccessLogPage.js'
export { LoginLogPage } from './LoginLogPage.js'
export type { LoginLogPageProps } from './LoginLogPage.js'
export { OperatorLogPage } from './OperatorLogPage.js'
export type { OperatorLogPageProps } from './OperatorLogPage.js'
