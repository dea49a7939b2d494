import type { ApiClient } from '@spruce/api-client'
import {
  type Action,
  type ActionContext,
  actionsOf,
  defineDialog,
  defineResource,
  deleteWord,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { historyAction } from '../history/historyAction.js'
import { sendTo } from '../sources/sendTo.js'
import { noticeColumns } from './noticeColumns.js'
import { NoticeFormDialog } from './NoticeFormDialog.js'
import type { NoticeTexts } from './noticeMessages.js'
import { NoticePreview } from './NoticePreview.js'
import { noticeSearch, type NoticeQuery } from './noticeQuery.js'
import type { Notice, NoticeRow, NoticeSource } from './noticeSource.js'
import { PublishNoticeDialog } from './PublishNoticeDialog.js'
import { receiptsMeta } from './receiptsMeta.js'

const formDialog = defineDialog(NoticeFormDialog)
const publishDialog = defineDialog(PublishNoticeDialog)
const previewDialog = defineDialog(NoticePreview)

/** How many are removed at once, each by a call of its own. */
const max = 200

/** Before it is out. */
const isOpen = ({ status }: NoticeRow) => status === 'draft' || status === 'scheduled'
const isScheduled = ({ status }: NoticeRow) => status === 'scheduled'
const isPublished = ({ status }: NoticeRow) => status === 'published'
/** What nobody sees. */
const isRemovable = (notice: NoticeRow) => !isScheduled(notice) && !isPublished(notice)

/** The notices of a source as their page lists them, and what may be done with them. */
export function noticeActions(source: NoticeSource) {
  const { permissions: may, messages, key, audience } = source
  const resource = defineResource({
    ...{ table: source.table, messages, title: 'title', key, permission: may.list },
    search: noticeSearch,
    columns: noticeColumns(source.reachedColumn),
    list: (api: ApiClient, query: NoticeQuery) => ({
      ...source.list(api, query),
      meta: receiptsMeta,
    }),
  })
  const { addAction, confirmAction, eachAction, formAction, rowAction } = actionsOf(resource)

  const send = sendTo(key)

  async function loadForForm({ api, client }: ActionContext, { id }: NoticeRow) {
    const notice = await source.load(api, id)
    await audience.loadNames(api, client, notice)
    return notice
  }

  async function askToPublish(context: ActionContext, { id }: NoticeRow) {
    const notice = await source.load(context.api, id)
    return context.open(publishDialog, {
      source,
      notice,
      onSubmit: (publishAt) => send(context, (api) => source.publish(api, notice, publishAt)),
    })
  }
  const sayPublished = ({ t }: { t: NoticeTexts }, saved: Notice | undefined) =>
    saved &&
    (saved.status === 'scheduled'
      ? t.scheduled(saved.title, formatTime(saved.publishAt))
      : t.published(saved.title))

  const preview = rowAction({
    label: 'preview',
    permission: may.list,
    run: async ({ api, open }, { id }) => {
      const notice = await source.load(api, id)
      await open(previewDialog, { notice: { ...notice, at: notice.publishAt ?? notice.createdAt } })
    },
  })

  const remind = confirmAction({
    label: 'remind',
    permission: may.publish,
    isVisible: isPublished,
    question: ({ t }, { title, mustConfirm }) => ({
      title: t.remindQuestion(title),
      message: mustConfirm ? t.remindUnconfirmed : t.remindUnread,
    }),
    run: (context, { id }) => send(context, (api) => source.remind(api, id)),
    done: ({ t }, _notice, { reminded }) => t.reminded(reminded),
  })

  const withdraw = {
    permission: may.publish,
    danger: true,
    run: (context: ActionContext, notice: NoticeRow) =>
      send(context, (api) => source.withdraw(api, notice)),
    done: ({ t }: { t: NoticeTexts }, { title }: NoticeRow) => t.withdrawn(title),
  }

  return {
    resource,
    preview,
    page: [
      addAction({
        label: 'add',
        permission: may.add,
        primary: true,
        dialog: formDialog,
        props: () => ({ source }),
        submit: (context, draft) => send(context, (api) => source.add(api, draft)),
        done: ({ t }, { title }) => t.saved(title),
      }),
    ],
    row: [
      formAction({
        label: 'edit',
        permission: may.edit,
        isVisible: isOpen,
        dialog: formDialog,
        props: async (context, row) => ({ source, notice: await loadForForm(context, row) }),
        load: loadForForm,
        submit: (context, draft, { id }, edit) =>
          send(context, (api) => source.edit(api, { ...edit, id, draft })),
        done: ({ t }, { title }) => t.saved(title),
      }),
      rowAction({
        label: 'publish',
        permission: may.publish,
        isVisible: ({ status }) => status === 'draft',
        run: askToPublish,
        done: sayPublished,
      }),
      rowAction({
        label: 'receipts',
        permission: may.list,
        isVisible: source.hasReceipts,
        run: ({ open }, notice) =>
          open(source.receipts, {
            notice,
            ...(isPublished(notice) && { remind: actionOn(remind, notice) }),
          }),
      }),
      remind,
      rowAction({
        label: 'reschedule',
        permission: may.publish,
        isVisible: isScheduled,
        run: askToPublish,
        done: sayPublished,
      }),
      preview,
      formAction({
        label: 'copy',
        permission: may.add,
        dialog: formDialog,
        props: async (context, row) => ({ source, original: await loadForForm(context, row) }),
        submit: (context, draft) => send(context, (api) => source.add(api, draft)),
        done: ({ t }, { title }) => t.saved(title),
      }),
      historyAction<NoticeRow>({ source: source.history, nameOf: ({ title }) => title }),
      confirmAction({
        ...withdraw,
        label: 'unschedule',
        isVisible: isScheduled,
        question: ({ t }, { title }) => ({
          title: t.unscheduleQuestion(title),
          message: t.unscheduleText,
        }),
      }),
      confirmAction({
        ...withdraw,
        label: 'withdraw',
        isVisible: isPublished,
        question: ({ t }, { title }) => ({
          title: t.withdrawQuestion(title),
          message: t.withdrawText,
        }),
      }),
      confirmAction({
        label: 'remove',
        permission: may.remove,
        danger: true,
        isVisible: isRemovable,
        question: ({ t }, { title }) => ({ title: t.removeQuestion(title), message: t.removeText }),
        run: (context, notice) => send(context, (api) => source.remove(api, notice)),
        done: ({ t, list }) => {
          list?.clearSelection()
          return t.removed(1)
        },
      }),
    ],
    bulk: [
      eachAction({
        label: 'remove',
        permission: may.remove,
        danger: true,
        max,
        // What people may see is withdrawn first: it is in every selection of all, and stays.
        takes: isRemovable,
        none: 'removeRefused',
        question: ({ t }, rows) => ({
          title: rows[1] ? t.removeManyQuestion(rows.length) : t.removeQuestion(rows[0].title),
          message: t.removeText,
          ...(rows[1] && { requireText: deleteWord }),
        }),
        each: (context, notice) => send(context, (api) => source.remove(api, notice)),
        working: 'removing',
        done: ({ t }, count) => t.removed(count),
        partly: ({ t }, _done, failed) => t.notRemoved(failed),
      }),
    ],
  }
}

/** An action on one notice, as a dialog about it shows it. */
function actionOn({ label, permission, run }: Action<NoticeRow>, notice: NoticeRow): Action {
  return {
    label,
    ...(permission !== undefined && { permission }),
    primary: true,
    run: (_target, context) => run(notice, context),
  }
}
