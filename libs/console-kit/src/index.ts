export { readBoardQuery } from './boards/boardQuery.js'
export type { BoardQuery } from './boards/boardQuery.js'
export { ComponentSurfacesProvider } from './components/ComponentSurfaces.js'
export type { ComponentPreviewProps, ComponentSurfaces } from './components/ComponentSurfaces.js'
export { readComponentQuery } from './components/componentQuery.js'
export type { ComponentKind, ComponentQuery, ComponentStatus } from './components/componentQuery.js'
export type { Days } from './days/days.js'
export {
  accessLogSearch,
  loginLogSearch,
  operatorLogSearch,
  readAccessLogQuery,
  readLoginLogQuery,
  readOperatorLogQuery,
} from './logs/logQuery.js'
export type { AccessLogQuery, LoginLogQuery, LogQuery, OperatorLogQuery } from './logs/logQuery.js'
export { readNoticeQuery } from './notices/noticeQuery.js'
export type { NoticeQuery } from './notices/noticeQuery.js'
export { readRecycleBinQuery, recycleBinSearch } from './recycle-bin/recycleBinQuery.js'
export type { RecycleBinQuery, RecycledKind } from './recycle-bin/recycleBinQuery.js'
export { boardRoutes } from './routes/boardRoutes.js'
export type { BoardRoutesOptions } from './routes/boardRoutes.js'
export { logRoutes } from './routes/logRoutes.js'
export type { LogRoutesOptions } from './routes/logRoutes.js'
export { pageRoute } from './routes/pageRoute.js'
export type { PageRouteOptions } from './routes/pageRoute.js'
export { redirectRoute } from './routes/redirectRoute.js'
