import { listOf, mutationOf, tagKey, unwrap } from '@spruce/api-client'
import {
  addNotice,
  editNotice,
  listNoticeHistory,
  listNotices,
  publishNotice,
  remindNotice,
  removeNotice,
  withdrawNotice,
} from '@spruce/api-client/operations'
import { recordHistory } from '@spruce/console-kit/history'
import {
  noticeBody,
  type NoticeDraft,
  type NoticeEdit,
  noticeSearch,
  type NoticeSource,
} from '@spruce/console-kit/notices'
import { defineDialog } from '@spruce/shell-ui'
import { readTime } from '@spruce/validators'
import {
  audienceOfDraft,
  audienceOfEdit,
  tenantAudience,
  type TenantAudienceDraft,
} from './tenantAudience.js'
import { TenantAudienceFields } from './TenantAudienceFields.js'
import { tenantNoticeMessages } from './tenantNoticeMessages.js'
import { TenantNoticeReceiptsDialog } from './TenantNoticeReceiptsDialog.js'

type Draft = NoticeDraft & TenantAudienceDraft

/** Notices of a company to its own people. */
export const tenantNotices: NoticeSource = {
  table: 'notices',
  key: tagKey(listNotices),
  messages: tenantNoticeMessages,
  permissions: {
    list: 'notice:list',
    add: 'notice:add',
    edit: 'notice:edit',
    remove: 'notice:remove',
    publish: 'notice:publish',
  },
  history: recordHistory(listNoticeHistory, 'notice:list'),
  audience: { ...tenantAudience, Fields: TenantAudienceFields },
  hasReceipts: ({ status, publishAt }) => {
    const at = readTime(publishAt)
    return status !== 'draft' && status !== 'scheduled' && at !== undefined && at <= new Date()
  },
  receipts: defineDialog(TenantNoticeReceiptsDialog),
  list: (api, query) => listOf(api, listNotices, { query: noticeSearch.params(query) }),
  load: (api, id) => unwrap(api.GET('/spruce/api/v1/notices/{id}', { params: { path: { id } } })),
  add: (api, draft: Draft) => {
    const body = { title: draft.title, ...noticeBody(draft), ...audienceOfDraft(draft) }
    return mutationOf(api, addNotice).mutationFn({ body })
  },
  edit: (api, { id, version, changes, draft }: NoticeEdit<Draft>) => {
    const body = { ...noticeBody(changes), ...audienceOfEdit(changes, draft), version }
    return mutationOf(api, editNotice).mutationFn({ path: { id }, body })
  },
  publish: (api, { id, version }, publishAt) => {
    const body = { version, ...(publishAt !== null && { publishAt }) }
    return mutationOf(api, publishNotice).mutationFn({ path: { id }, body })
  },
  withdraw: (api, { id, version }) =>
    mutationOf(api, withdrawNotice).mutationFn({ path: { id }, body: { version } }),
  remove: (api, { id, version }) =>
    mutationOf(api, removeNotice).mutationFn({ path: { id }, body: { version } }),
  remind: (api, id) => mutationOf(api, remindNotice).mutationFn({ path: { id }, body: {} }),
}
