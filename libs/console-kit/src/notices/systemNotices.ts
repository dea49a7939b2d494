import { listOf, mutationOf, tagKey, unwrap } from '@spruce/api-client'
import {
  addSystemNotice,
  editSystemNotice,
  listSystemNoticeHistory,
  listSystemNotices,
  publishSystemNotice,
  remindSystemNotice,
  removeSystemNotice,
  withdrawSystemNotice,
} from '@spruce/api-client/operations'
import { defineDialog, wordsOf } from '@spruce/shell-ui'
import { recordHistory } from '../history/recordHistory.js'
import { noticeBody } from './noticeDraft.js'
import { noticeSearch } from './noticeQuery.js'
import type { NoticeDraft, NoticeEdit, NoticeSource } from './noticeSource.js'
import {
  audienceOfDraft,
  audienceOfEdit,
  systemAudience,
  type SystemAudienceDraft,
} from './systemAudience.js'
import { SystemAudienceFields } from './SystemAudienceFields.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import { SystemNoticeReceiptsDialog } from './SystemNoticeReceiptsDialog.js'

type Draft = NoticeDraft & SystemAudienceDraft

/** Notices of the operator to its customers. @public */
export const systemNotices: NoticeSource = {
  table: 'systemNotices',
  key: tagKey(listSystemNotices),
  messages: systemNoticeMessages,
  permissions: {
    list: 'systemnotice:list',
    add: 'systemnotice:add',
    edit: 'systemnotice:edit',
    remove: 'systemnotice:remove',
    publish: 'systemnotice:publish',
  },
  history: recordHistory(listSystemNoticeHistory, 'systemnotice:list'),
  reachedColumn: {
    id: 'customers',
    header: wordsOf(systemNoticeMessages)('reached'),
    width: 96,
    align: 'end',
  },
  audience: { ...systemAudience, Fields: SystemAudienceFields },
  hasReceipts: ({ customers = 0 }) => customers > 0,
  receipts: defineDialog(SystemNoticeReceiptsDialog),
  list: (api, query) => listOf(api, listSystemNotices, { query: noticeSearch.params(query) }),
  load: (api, id) =>
    unwrap(api.GET('/spruce/api/v1/system-notices/{id}', { params: { path: { id } } })),
  add: (api, draft: Draft) => {
    const body = { title: draft.title, ...noticeBody(draft), audience: audienceOfDraft(draft) }
    return mutationOf(api, addSystemNotice).mutationFn({ body })
  },
  edit: (api, { id, version, changes, draft }: NoticeEdit<Draft>) => {
    const body = { ...noticeBody(changes), ...audienceOfEdit(changes, draft), version }
    return mutationOf(api, editSystemNotice).mutationFn({ path: { id }, body })
  },
  publish: (api, { id, version }, publishAt) =>
    mutationOf(api, publishSystemNotice).mutationFn({ path: { id }, body: { version, publishAt } }),
  withdraw: (api, { id, version }) =>
    mutationOf(api, withdrawSystemNotice).mutationFn({ path: { id }, body: { version } }),
  remove: (api, { id, version }) =>
    mutationOf(api, removeSystemNotice).mutationFn({ path: { id }, body: { version } }),
  remind: (api, id) => mutationOf(api, remindSystemNotice).mutationFn({ path: { id }, body: {} }),
}
