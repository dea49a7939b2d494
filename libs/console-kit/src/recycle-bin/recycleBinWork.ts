import {
  type ActionContext,
  confirmDialog,
  defineDialog,
  deleteWord,
  progressDialog,
  toast,
} from '@spruce/shell-ui'
import { type ChunkWork, chunkWork, isRefusal } from './chunkWork.js'
import { recycleBinMessages } from './recycleBinMessages.js'
import {
  maxIds,
  purgeOptions,
  refreshBin,
  restoreCallOf,
  restoreOptions,
} from './recycleBinQueries.js'
import type { Recycled, RecycleBinSource, RestoreNote } from './recycleBinSource.js'
import { RefusalsDialog } from './RefusalsDialog.js'
import { refusalText } from './refusalText.js'
import { notesText } from './restoreNoteText.js'
import { RestoreNotesDialog } from './RestoreNotesDialog.js'

const notesDialog = defineDialog(RestoreNotesDialog)
const refusalsDialog = defineDialog(RefusalsDialog)

/** What the work needs of the action that does it. */
type Context = Pick<ActionContext<unknown>, 'api' | 'client' | 'language' | 'send' | 'open'> & {
  list: { clearSelection: () => void } | undefined
}

/** Brings one record back, and says what is otherwise, or why it stays. */
export async function restoreOne(
  { api, client, language, send }: Context,
  row: Recycled,
  source: RecycleBinSource,
  sayError: (error: unknown) => string,
) {
  const t = recycleBinMessages[language]
  let notes: readonly RestoreNote[]
  try {
    notes = (await send(restoreOptions(api, restoreCallOf(row, source)), [row])).notes
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

/** Brings many back, those of each call together. */
export async function restoreMany(
  context: Context,
  rows: readonly Recycled[],
  source: RecycleBinSource,
) {
  const { api, client, language, send } = context
  const t = recycleBinMessages[language]
  const notes: RestoreNote[] = []
  const batches = source.restores.map((call) => ({
    rows: rows.filter((row) => restoreCallOf(row, source) === call),
    send: async (some: readonly Recycled[]) => {
      notes.push(...(await send(restoreOptions(api, call), some)).notes)
    },
  }))
  const work = chunkWork(batches, maxIds)
  await runToItsEnd(context, work, t.restoring)
  const { done, refused } = work
  refreshBin(client, done)
  tell(context, work, t.restoredMany(done.length), {
    title: t.notRestoredTitle(refused.length),
    lead: t.notRestoredLead(done.length),
  })
  if (notes.length > 0) void notesDialog.open({ notes })
}

/** Removes many for good, after a question. */
export async function purgeMany(
  context: Context,
  rows: readonly Recycled[],
  source: RecycleBinSource,
) {
  const { client, language, open } = context
  const t = recycleBinMessages[language]
  const isSure = await open(confirmDialog, {
    title: t.purgeManyQuestion(rows.length),
    message: t.purgeText,
    confirmLabel: t.purge,
    danger: true,
    requireText: deleteWord,
  })
  if (!isSure) return
  const send = (some: readonly Recycled[]) => purgeGone(context, some, source)
  const work = chunkWork([{ rows, send }], maxIds)
  await runToItsEnd(context, work, t.purging)
  const { done, refused } = work
  refreshBin(client, [])
  tell(context, work, t.purgedMany(done.length), {
    title: t.notPurgedTitle(refused.length),
    lead: t.notPurgedLead(done.length),
  })
}

/** Removes for good. One that is not there any more has gone already. */
export async function purgeGone(
  { api, send }: Pick<Context, 'api' | 'send'>,
  rows: readonly Recycled[],
  source: RecycleBinSource,
) {
  try {
    await send(purgeOptions(api, source), rows)
  } catch (error) {
    if (rows.length > 1 || Reflect.get(Object(error) as object, 'status') !== 404) throw error
  }
}

/** Shows how far it is. A call that is under way when the person cancels is waited for. */
async function runToItsEnd({ list, language }: Context, work: ChunkWork<Recycled>, title: string) {
  let running: Promise<void> | undefined
  await progressDialog.open({
    title,
    sayProgress: recycleBinMessages[language].progress,
    run: (report, signal) => (running = work.run(report, signal)),
  })
  await running?.catch(() => undefined) // the dialog has said it
  list?.clearSelection()
}

function tell(
  { language }: Context,
  { done, refused, left }: ChunkWork<Recycled>,
  success: string,
  refusals: { title: string; lead: string },
) {
  const t = recycleBinMessages[language]
  if (left() > 0) toast.warning(t.stopped(done.length, left() + refused.length))
  else if (refused.length === 0) toast.success(success)
  if (refused.length > 0) void refusalsDialog.open({ ...refusals, refused })
}
