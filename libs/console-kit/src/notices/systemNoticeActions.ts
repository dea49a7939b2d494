import { isApiError } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  type Action,
  confirmDialog,
  defineAction,
  defineDialog,
  deleteWord,
  keepFocus,
  progressDialog,
  type ResourceState,
  saveEdit,
  StaleDialog,
  toast,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { historyAction } from '../history/historyAction.js'
import { PublishNoticeDialog } from './PublishNoticeDialog.js'
import {
  atFormFields,
  editOfDraft,
  editOfNotice,
  editTexts,
  levelTexts,
  type SystemNoticeEdit,
  textOfHtml,
} from './systemNoticeDraft.js'
import { SystemNoticeFormDialog } from './SystemNoticeFormDialog.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import { SystemNoticePreview } from './SystemNoticePreview.js'
import {
  addSystemNoticeOptions,
  editSystemNoticeOptions,
  loadAudienceNames,
  loadSystemNotice,
  type NoticeLevel,
  publishSystemNoticeOptions,
  remindSystemNoticeOptions,
  removeSystemNoticeOptions,
  type SystemNotice,
  type SystemNoticeRow,
  withdrawSystemNoticeOptions,
} from './systemNoticeQueries.js'
import type { SystemNoticeQuery } from './systemNoticeQuery.js'
import { SystemNoticeReceiptsDialog } from './SystemNoticeReceiptsDialog.js'

const formDialog = defineDialog(SystemNoticeFormDialog)
const staleDialog = defineDialog(StaleDialog)
const publishDialog = defineDialog(PublishNoticeDialog)
const previewDialog = defineDialog(SystemNoticePreview)
const receiptsDialog = defineDialog(SystemNoticeReceiptsDialog)

/** What a person may do: on the page, with one row, with the selected ones. */
export interface SystemNoticeActions {
  page: readonly Action[]
  row: readonly Action<SystemNoticeRow>[]
  bulk: readonly Action<ReadonlySet<string>>[]
  /** Opens one to read. */
  open: (notice: SystemNoticeRow) => Promise<void>
}

/** How many are removed at once, each by a call of its own. */
export const mostNotices = 200

/** Before it is out. */
const isOpen = ({ status }: SystemNoticeRow) => status === 'draft' || status === 'scheduled'
/** What nobody sees. */
const isRemovable = ({ status }: SystemNoticeRow) =>
  status === 'draft' || status === 'withdrawn' || status === 'expired'
/** What was out, has receipts. */
const hasReceipts = ({ customers }: SystemNoticeRow) => customers > 0

/** The actions, bound to the server. @param list whose selection is cleared after rows are gone */
export function useSystemNoticeActions(
  list: Pick<ResourceState<SystemNoticeQuery, SystemNoticeRow>, 'rowsOf' | 'clearSelection'>,
): SystemNoticeActions {
  const { rowsOf, clearSelection } = list
  const api = useApi()
  const t = useMessages(systemNoticeMessages)
  const { mutateAsync: add } = useMutation(addSystemNoticeOptions(api))
  const { mutateAsync: edit } = useMutation(editSystemNoticeOptions(api))
  const { mutateAsync: publish } = useMutation(publishSystemNoticeOptions(api))
  const { mutateAsync: withdraw } = useMutation(withdrawSystemNoticeOptions(api))
  const { mutateAsync: remove } = useMutation(removeSystemNoticeOptions(api))
  const { mutateAsync: remind } = useMutation(remindSystemNoticeOptions(api))

  return useMemo(() => {
    const say = (saved: SystemNotice | undefined) => saved && toast.success(t.saved(saved.title))

    /** A value in words, so that two people see what each of them wrote. */
    async function valueText(
      field: keyof SystemNoticeEdit,
      edited: SystemNoticeEdit,
      attachments: SystemNotice['attachments'],
    ): Promise<string> {
      const value = edited[field]
      if (typeof value === 'boolean') {
        if (field === 'allCustomers') return value ? t.reachAll : t.reachChosen
        return value ? t.yes : t.no
      }
      if (Array.isArray(value)) {
        if (field === 'attachmentIds') {
          const nameOf = (id: string) => attachments.find((file) => file.id === id)?.name ?? id
          return value.map(nameOf).join(t.nameSeparator)
        }
        if (field === 'roleCodes') return value.join(t.nameSeparator)
        const { customers, plans } = await loadAudienceNames(
          api,
          field === 'planIds' ? { planIds: value } : { customerIds: value },
          t.unknownName,
        )
        return [...customers, ...plans].map(({ label }) => label).join(t.nameSeparator)
      }
      if (value === null) return ''
      if (field === 'content') return textOfHtml(value)
      if (field === 'expireAt') return formatTime(value)
      return field === 'level' ? t[levelTexts[value as NoticeLevel]] : value
    }

    async function write(notice: SystemNotice) {
      const names = await loadAudienceNames(api, notice.audience, t.unknownName)
      const saved = await formDialog.open({
        notice,
        names,
        onSubmit: async (draft) => {
          const mine = editOfDraft(draft, notice)
          const files = [...notice.attachments, ...draft.attachments] as SystemNotice['attachments']
          try {
            return await saveEdit<SystemNoticeEdit, SystemNotice>({
              entity: notice,
              draft: mine,
              draftOf: editOfNotice,
              send: (changes, version) => edit({ id: notice.id, version, changes }),
              load: () => loadSystemNotice(api, notice.id),
              ask: async (conflicts, latest) => {
                const theirs = editOfNotice(latest)
                const known = [...files, ...latest.attachments]
                return staleDialog.open({
                  name: latest.title,
                  fields: await Promise.all(
                    conflicts.map(async ({ field }) => ({
                      label: t[editTexts[field]],
                      mine: await valueText(field, mine, known),
                      theirs: await valueText(field, theirs, known),
                    })),
                  ),
                })
              },
            })
          } catch (error) {
            throw atFormFields(error)
          }
        },
      })
      say(saved)
    }

    async function askToPublish(notice: SystemNotice) {
      const { id, version } = notice
      const done = await publishDialog.open({
        notice,
        onSubmit: (publishAt) => publish({ id, version, publishAt }),
      })
      if (!done) return
      toast.success(
        done.status === 'scheduled'
          ? t.scheduled(done.title, formatTime(done.publishAt))
          : t.published(done.title),
      )
    }

    async function askToWithdraw({ id, version, title, status }: SystemNoticeRow) {
      const isOut = status === 'published'
      const isDone = await confirmDialog.open({
        title: isOut ? t.withdrawQuestion(title) : t.unscheduleQuestion(title),
        message: isOut ? t.withdrawText : t.unscheduleText,
        confirmLabel: isOut ? t.withdraw : t.unschedule,
        danger: true,
        onConfirm: () => withdraw({ id, version }),
      })
      if (isDone) toast.success(t.withdrawn(title))
    }

    async function askToRemind({ id, title, mustConfirm }: SystemNoticeRow) {
      let count = 0
      const isDone = await confirmDialog.open({
        title: t.remindQuestion(title),
        message: mustConfirm ? t.remindUnconfirmed : t.remindUnread,
        confirmLabel: t.remind,
        onConfirm: async () => {
          count = (await remind(id)).reminded
        },
      })
      if (isDone) toast.success(t.reminded(count))
    }

    async function askToRemove(notices: readonly SystemNoticeRow[]) {
      const [first] = notices
      if (!first) return
      const isOne = notices.length === 1
      const isSure = await confirmDialog.open({
        title: isOne ? t.removeQuestion(first.title) : t.removeManyQuestion(notices.length),
        message: t.removeText,
        confirmLabel: t.remove,
        danger: true,
        ...(isOne ? { onConfirm: () => remove(first) } : { requireText: deleteWord }),
      })
      if (!isSure) return
      const left = isOne ? 0 : await removeInTurn(notices)
      clearSelection()
      if (left > 0) toast.warning(t.notRemoved(left))
      else toast.success(t.removed(notices.length))
    }

    /** Each by a call of its own. @returns how many stayed */
    async function removeInTurn(notices: readonly SystemNoticeRow[]): Promise<number> {
      let gone = 0
      await progressDialog.open({
        title: t.removing,
        sayProgress: t.progress,
        run: async (report, signal) => {
          for (const [index, notice] of notices.entries()) {
            if (signal.aborted) break
            try {
              await remove(notice)
              gone += 1
            } catch (error) {
              if (!isApiError(error)) throw error // one that somebody else changed stays, the others go
            }
            report(index + 1, notices.length)
          }
        },
      })
      return notices.length - gone
    }

    async function open({ id }: SystemNoticeRow) {
      const openLater = keepFocus()
      const notice = await loadSystemNotice(api, id)
      openLater(() =>
        previewDialog.open({ notice: { ...notice, at: notice.publishAt ?? notice.createdAt } }),
      )
    }

    const remindAction = (notice: SystemNoticeRow) =>
      defineAction({
        label: t.remind,
        permission: 'systemnotice:publish',
        primary: true,
        run: () => void askToRemind(notice),
      })

    const afterLoading =
      (work: (notice: SystemNotice) => unknown) =>
      async ({ id }: SystemNoticeRow) => {
        const openLater = keepFocus()
        const notice = await loadSystemNotice(api, id)
        openLater(() => work(notice))
      }

    return {
      open,
      page: [
        defineAction({
          label: t.add,
          permission: 'systemnotice:add',
          primary: true,
          run: async () =>
            say(
              await formDialog.open({
                onSubmit: async (draft) => {
                  try {
                    return await add(editOfDraft(draft))
                  } catch (error) {
                    throw atFormFields(error)
                  }
                },
              }),
            ),
        }),
      ],
      row: [
        defineAction<SystemNoticeRow>({
          label: t.edit,
          permission: 'systemnotice:edit',
          isVisible: isOpen,
          run: afterLoading(write),
        }),
        defineAction<SystemNoticeRow>({
          label: t.publish,
          permission: 'systemnotice:publish',
          isVisible: ({ status }) => status === 'draft',
          run: afterLoading(askToPublish),
        }),
        defineAction<SystemNoticeRow>({
          label: t.receipts,
          permission: 'systemnotice:list',
          isVisible: hasReceipts,
          run: (notice) =>
            keepFocus()(() =>
              receiptsDialog.open({
                notice,
                ...(notice.status === 'published' && { remind: remindAction(notice) }),
              }),
            ),
        }),
        defineAction<SystemNoticeRow>({
          label: t.remind,
          permission: 'systemnotice:publish',
          isVisible: ({ status }) => status === 'published',
          run: (notice) => keepFocus()(() => askToRemind(notice)),
        }),
        defineAction<SystemNoticeRow>({
          label: t.reschedule,
          permission: 'systemnotice:publish',
          isVisible: ({ status }) => status === 'scheduled',
          run: afterLoading(askToPublish),
        }),
        defineAction<SystemNoticeRow>({
          label: t.preview,
          permission: 'systemnotice:list',
          run: open,
        }),
        historyAction<SystemNoticeRow>({ table: 'system_notices', nameOf: ({ title }) => title }),
        defineAction<SystemNoticeRow>({
          label: t.unschedule,
          permission: 'systemnotice:publish',
          danger: true,
          isVisible: ({ status }) => status === 'scheduled',
          run: (notice) => keepFocus()(() => askToWithdraw(notice)),
        }),
        defineAction<SystemNoticeRow>({
          label: t.withdraw,
          permission: 'systemnotice:publish',
          danger: true,
          isVisible: ({ status }) => status === 'published',
          run: (notice) => keepFocus()(() => askToWithdraw(notice)),
        }),
        defineAction<SystemNoticeRow>({
          label: t.remove,
          permission: 'systemnotice:remove',
          danger: true,
          isVisible: isRemovable,
          run: (notice) => keepFocus()(() => askToRemove([notice])),
        }),
      ],
      bulk: [
        defineAction<ReadonlySet<string>>({
          label: t.remove,
          permission: 'systemnotice:remove',
          danger: true,
          run: (ids) => {
            // What people may see is withdrawn first: it is in every selection of all, and stays.
            const removable = rowsOf(ids).filter(isRemovable)
            if (removable.length === 0) return toast.warning(t.removeRefused)
            return askToRemove(removable)
          },
        }),
      ],
    }
  }, [api, t, add, edit, publish, withdraw, remove, remind, rowsOf, clearSelection])
}
