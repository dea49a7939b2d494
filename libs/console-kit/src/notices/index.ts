export { AudienceFields } from './AudienceFields.js'
export type { AudienceChoice, AudienceFieldsProps } from './AudienceFields.js'
export { keepNames, namedOptions } from './audienceNames.js'
export { noticeBody } from './noticeDraft.js'
export { noticeMessages, withNoticeTexts } from './noticeMessages.js'
export type {
  NoticeMessages,
  NoticeOwnMessages,
  NoticeSharedMessages,
  NoticeTexts,
} from './noticeMessages.js'
export { noticeSearch } from './noticeQuery.js'
export type {
  AudienceCounter,
  Notice,
  NoticeAt,
  NoticeAudience,
  NoticeDraft,
  NoticeEdit,
  NoticeLevel,
  NoticeReach,
  NoticeReceiptsProps,
  NoticeRow,
  NoticeSource,
  NoticeStatus,
} from './noticeSource.js'
export { NoticesPage } from './NoticesPage.js'
export type { NoticesPageProps } from './NoticesPage.js'
export { ReceiptPeopleDialog } from './ReceiptPeopleDialog.js'
export type {
  PersonReceipt,
  ReceiptPeopleDialogProps,
  ReceiptPeopleQuery,
} from './ReceiptPeopleDialog.js'
export { systemNotices } from './systemNotices.js'
