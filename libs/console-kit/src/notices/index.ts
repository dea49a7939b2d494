export { SystemNoticesPage } from './SystemNoticesPage.js'
export type { SystemNoticesPageProps } from './SystemNoticesPage.js'
export { loadSystemNotices, systemNoticeKeys } from './systemNoticeQueries.js'
export type { NoticeStatus, SystemAudience, SystemNoticeRow } from './systemNoticeQueries.js'
