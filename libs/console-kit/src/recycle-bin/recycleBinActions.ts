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
  toast,
  useErrorText,
  useMessages,
} from '@spruce/shell-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ChunkWork, chunkWork, isRefusal } from './chunkWork.js'
import { recycleBinMessages } from './recycleBinMessages.js'
import {
  isOfPlatform,
  mostIds,
  purgeOptions,
  type Recycled,
  refreshBin,
  type RestoreNote,
  restoreOptions,
} from './recycleBinQueries.js'
import type { RecycleBinQuery } from './recycleBinQuery.js'
import { RefusalsDialog } from './RefusalsDialog.js'
import { refusalText } from './refusalText.js'
import { notesText } from './restoreNoteText.js'
import { RestoreNotesDialog } from './RestoreNotesDialog.js'

const notesDialog = defineDialog(RestoreNotesDialog)
const refusalsDialog = defineDialog(RefusalsDialog)

/** What a person may do: with one row, with the selected ones. */
export interface RecycleBinActions {
  row: readonly Action<Recycled>[]
  bulk: readonly Action<ReadonlySet<string>>[]
}

/** How many go or come back by one action, a hundred with each call. */
export const mostRecycled = 2_000

/** The actions, bound to the server. @param list whose selection is cleared after rows are gone */
export function useRecycleBinActions(
  list: Pick<ResourceState<RecycleBinQuery, Recycled>, 'rowsOf' | 'clearSelection'>,
): RecycleBinActions {
  const { rowsOf, clearSelection } = list
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(recycleBinMessages)
  const sayError = useErrorText()
  const { mutateAsync: restore } = useMutation(restoreOptions(api))
  const { mutateAsync: purge } = useMutation(purgeOptions(api))

  return useMemo(() => {
    async function restoreOne(row: Recycled) {
      let notes: readonly RestoreNote[]
      try {
        notes = (await restore([row])).notes
      } catch (error) {
        if (!isRefusal(error)) throw error
        toast.error(t.notRestored(row.name, refusalText(error, t, sayError)))
        refreshBin(client, [])
        return
      }
      refreshBin(client, [row])
      if (notes.length === 0) toast.success(t.restored(row.name))
      else toast.warning(t.restoredOtherwise(row.name, notesText(notes, t)))
    }

    async function restoreMany(rows: readonly Recycled[]) {
      const ofPlatform = rows.filter(isOfPlatform)
      const others = rows.filter((row) => !isOfPlatform(row))
      const notes: RestoreNote[] = []
      const send = async (some: readonly Recycled[]) => {
        notes.push(...(await restore(some)).notes)
      }
      const work = chunkWork(
        [
          { rows: ofPlatform, send },
          { rows: others, send },
        ],
        mostIds,
      )
      await runToItsEnd(work, t.restoring)
      const { done, refused } = work
      refreshBin(client, done)
      tell(work, t.restoredMany(done.length), {
        title: t.notRestoredTitle(refused.length),
        lead: t.notRestoredLead(done.length),
      })
      if (notes.length > 0) void notesDialog.open({ notes })
    }

    async function askToPurge(row: Recycled) {
      const isDone = await confirmDialog.open({
        title: t.purgeQuestion(row.name),
        message: t.purgeText,
        confirmLabel: t.purge,
        danger: true,
        onConfirm: () => purgeGone([row]),
      })
      if (!isDone) return
      toast.success(t.purged(row.name))
      refreshBin(client, [])
    }

    async function askToPurgeMany(rows: readonly Recycled[]) {
      const isSure = await confirmDialog.open({
        title: t.purgeManyQuestion(rows.length),
        message: t.purgeText,
        confirmLabel: t.purge,
        danger: true,
        requireText: deleteWord,
      })
      if (!isSure) return
      const work = chunkWork([{ rows, send: purgeGone }], mostIds)
      await runToItsEnd(work, t.purging)
      const { done, refused } = work
      refreshBin(client, [])
      tell(work, t.purgedMany(done.length), {
        title: t.notPurgedTitle(refused.length),
        lead: t.notPurgedLead(done.length),
      })
    }

    /** One that is not there any more has gone already. */
    async function purgeGone(rows: readonly Recycled[]) {
      try {
        await purge(rows)
      } catch (error) {
        if (rows.length > 1 || Reflect.get(Object(error) as object, 'status') !== 404) throw error
      }
    }

    /** Shows how far it is. A call that is under way when the person cancels is waited for. */
    async function runToItsEnd(work: ChunkWork<Recycled>, title: string) {
      let running: Promise<void> | undefined
      await progressDialog.open({
        title,
        sayProgress: t.progress,
        run: (report, signal) => (running = work.run(report, signal)),
      })
      await running?.catch(() => undefined) // the dialog has said it
      clearSelection()
    }

    function tell(
      { done, refused, left }: ChunkWork<Recycled>,
      success: string,
      refusals: { title: string; lead: string },
    ) {
      if (left() > 0) toast.warning(t.stopped(done.length, left() + refused.length))
      else if (refused.length === 0) toast.success(success)
      if (refused.length > 0) void refusalsDialog.open({ ...refusals, refused })
    }

    return {
      row: [
        defineAction<Recycled>({
          label: t.restore,
          permission: 'recycle:edit',
          run: restoreOne,
        }),
        defineAction<Recycled>({
          label: t.purge,
          permission: 'recycle:remove',
          danger: true,
          run: (row) => keepFocus()(() => askToPurge(row)),
        }),
      ],
      bulk: [
        defineAction<ReadonlySet<string>>({
          label: t.restore,
          permission: 'recycle:edit',
          run: (ids) => restoreMany(newestFirst(rowsOf(ids))),
        }),
        defineAction<ReadonlySet<string>>({
          label: t.purge,
          permission: 'recycle:remove',
          danger: true,
          run: (ids) => {
            const rows = rowsOf(ids)
            const [first] = rows
            return first && rows.length === 1 ? askToPurge(first) : askToPurgeMany(rows)
          },
        }),
      ],
    }
  }, [api, client, t, sayError, restore, purge, rowsOf, clearSelection])
}

/** What stood below another was removed before it, and comes after it. */
function newestFirst(rows: readonly Recycled[]): Recycled[] {
  return rows.toSorted(
    (one, other) => other.removedAt.localeCompare(one.removedAt) || other.id.localeCompare(one.id),
  )
}
