import type { ApiClient, Schemas } from '@spruce/api-client'
import type { DataColumn, DialogHandle, DialogProps, DraftErrors } from '@spruce/shell-ui'
import type { Action, StoredFile } from '@spruce/shell-ui'
import type { PermissionCode } from '@spruce/validators/permission'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { HistorySource } from '../history/historySource.js'
import type { SourceList, SourceOptions } from '../sources/source.js'
import type { NoticeMessages, NoticeTexts } from './noticeMessages.js'
import type { NoticeQuery } from './noticeQuery.js'

/** @public */
export type NoticeStatus = Schemas['NoticeStatus']
/** @public */
export type NoticeLevel = Schemas['NoticeLevel']

/** A notice as the list shows it, with how many have read it, and in how many customers it is. @public */
export type NoticeRow = Schemas['NoticeRow'] &
  Partial<Pick<Schemas['SystemNoticeRow'], 'customers'>>

/** A notice with its text; whom it is for is the source's own. @public */
export type Notice = Omit<NoticeRow, 'read' | 'confirmed'> &
  Pick<Schemas['Notice'], 'content' | 'attachments'>

/** A notice in the version that the person saw. @public */
export type NoticeAt = Pick<Notice, 'id' | 'version'>

/** What the form holds beside the fields of the audience. @public */
export interface NoticeDraft {
  title: string
  level: NoticeLevel
  mustConfirm: boolean
  /** Rich text. */
  content: string
  /** Local, to the minute. */
  expireAt: string | null
  attachments: StoredFile[]
}

/** An edit of a form. @public */
export interface NoticeEdit<Draft> extends NoticeAt {
  /** The fields that were changed. */
  changes: Partial<Draft>
  draft: Draft
}

/** How many a notice would reach. @public */
export interface NoticeReach {
  people: number
  customers?: number
}

/**
 * Whom a notice is for: the fields of a draft, and what they mean. Methods, for each source has fields
 * of its own, of which the screen knows nothing.
 * @public
 */
export interface NoticeAudience {
  /** What the fields start with. */
  draftOf(notice: Notice | undefined): object
  /** Whether anybody is chosen. */
  isSomebody(draft: object): boolean
  /** What is wrong with the fields. */
  check(draft: object, texts: NoticeTexts): DraftErrors<Record<string, unknown>>
  /** Fields that are not called as in the body. */
  paths: Readonly<Record<string, string>>
  count(api: ApiClient, draft: object): SourceOptions<NoticeReach>
  sayCount(reach: NoticeReach, texts: NoticeTexts): string
  /** Loads the names of what is chosen before the form shows it. */
  loadNames(api: ApiClient, client: QueryClient, notice: Notice): Promise<unknown>
  /** A value of one of the fields in words, by the names that were loaded. */
  sayValue(
    client: QueryClient,
    field: string,
    value: unknown,
    texts: NoticeTexts,
  ): string | undefined
  /** The fields, and how many people that is. */
  Fields: ComponentType
}

/** How many a draft would reach, and how that is said. @public */
export interface AudienceCounter {
  audience: Pick<NoticeAudience, 'isSomebody' | 'count' | 'sayCount'>
  messages: NoticeMessages
}

/** The dialog that says who has read a notice. @public */
export interface NoticeReceiptsProps extends DialogProps {
  /** The notice. */
  notice: Pick<NoticeRow, 'id' | 'title' | 'mustConfirm'>
  /** Absent: nobody can be reminded of it any more. */
  remind?: Action
}

/** What a console gives the screen of notices: its calls, who may do what, whom a notice is for. @public */
export interface NoticeSource {
  /** Names the table in saved views. */
  table: string
  /** What the keys of its queries begin with. */
  key: QueryKey
  /** What the screen says; made by `withNoticeTexts`. */
  messages: NoticeMessages
  permissions: Readonly<Record<'list' | 'add' | 'edit' | 'remove' | 'publish', PermissionCode>>
  history: HistorySource
  /** How many customers a notice reached, where it goes to several. */
  reachedColumn?: DataColumn<NoticeRow>
  audience: NoticeAudience
  /** Whether people have got it. */
  hasReceipts: (notice: NoticeRow) => boolean
  receipts: DialogHandle<NoticeReceiptsProps, void>
  list: (api: ApiClient, query: NoticeQuery) => SourceList<NoticeRow>
  load: (api: ApiClient, id: string) => Promise<Notice>
  add(api: ApiClient, draft: NoticeDraft): Promise<Notice>
  edit(api: ApiClient, edit: NoticeEdit<NoticeDraft>): Promise<Notice>
  /** Now, where no moment is named. */
  publish: (api: ApiClient, notice: NoticeAt, publishAt: string | null) => Promise<Notice>
  withdraw: (api: ApiClient, notice: NoticeAt) => Promise<Notice>
  remove: (api: ApiClient, notice: NoticeAt) => Promise<unknown>
  /** A letter to each who has not read, or not confirmed. */
  remind: (api: ApiClient, id: string) => Promise<{ reminded: number }>
}
