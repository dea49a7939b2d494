import { isApiError } from '@spruce/api-client'
import {
  type ActionContext,
  confirmDialog,
  defineDialog,
  deleteWord,
  progressDialog,
  toast,
} from '@spruce/shell-ui'
import { type ChunkWork, chunkWork, isRefusal, type Refusal } from './chunkWork.js'
import { recycleBinMessages } from './recycleBinMessages.js'
import {
  maxIds,
  purgeOptions,
  refreshBin,
  restoreCallOf,
  restoreOptions,
} from './recycleBinQueries.js'
import type { Recycled, RecycleBinSource, RestoreNote, RestorePlace } from './recycleBinSource.js'
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

/**
 * Brings one record back, and says what is otherwise, or why it stays. Asks for a department where the
 * server does.
 */
export async function restoreOne(
  context: Context,
  row: Recycled,
  source: RecycleBinSource,
  sayError: (error: unknown) => string,
  place?: RestorePlace,
): Promise<void> {
  const { api, client, language, send } = context
  const t = recycleBinMessages[language]
  let notes: readonly RestoreNote[]
  try {
    const sent = await send(restoreOptions(api, restoreCallOf(row, source)), { rows: [row], place })
    notes = sent.notes
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (!place && asksForPlace(error)) {
      const chosen = await choosePlace(context, [row], source)
      if (chosen) await restoreOne(context, row, source, sayError, chosen)
      return
    }
    toast.error(t.notRestored(row.name, refusalText(error, t, sayError)))
    refreshBin(client, [])
    return
  }
  refreshBin(client, [row])
  if (notes.length === 0) toast.success(t.restored(row.name))
  else toast.warning(t.restoredOtherwise(row.name, notesText(notes, t)))
}

/** Brings a person or department back to a department that is chosen. */
export async function restoreOneTo(
  context: Context,
  row: Recycled,
  source: RecycleBinSource,
  sayError: (error: unknown) => string,
) {
  if (!source.placeDialog) return
  const place = await context.open(source.placeDialog, { rows: [row], isLost: false })
  if (place) await restoreOne(context, row, source, sayError, place)
}

/** Brings many back, those of each call together; asks once for a department for all who need one. */
export async function restoreMany(
  context: Context,
  rows: readonly Recycled[],
  source: RecycleBinSource,
) {
  const { client, language } = context
  const t = recycleBinMessages[language]
  const notes: RestoreNote[] = []
  const work = restoreWork(context, rows, source, notes)
  await runToItsEnd(context, work, t.restoring)
  const done = [...work.done]
  let refused: readonly Refusal<Recycled>[] = work.refused
  const lost = refused.filter(({ error }) => asksForPlace(error)).map(({ row }) => row)
  const place = lost.length > 0 ? await choosePlace(context, lost, source) : undefined
  if (place) {
    const placing = restoreWork(context, lost, source, notes, place)
    await runToItsEnd(context, placing, t.restoring)
    done.push(...placing.done)
    const again = new Map(placing.refused.map((refusal) => [refusal.row, refusal]))
    refused = refused
      .filter(({ row }) => !placing.done.includes(row))
      .map((refusal) => again.get(refusal.row) ?? refusal)
  }
  refreshBin(client, done)
  tell(context, { done, refused, left: work.left }, t.restoredMany(done.length), {
    title: t.notRestoredTitle(refused.length),
    lead: t.notRestoredLead(done.length),
  })
  if (notes.length > 0) void notesDialog.open({ notes })
}

/** @param notes gets what came back otherwise */
function restoreWork(
  { api, send }: Context,
  rows: readonly Recycled[],
  source: RecycleBinSource,
  notes: RestoreNote[],
  place?: RestorePlace,
): ChunkWork<Recycled> {
  const batches = source.restores.map((call) => ({
    rows: rows.filter((row) => restoreCallOf(row, source) === call),
    send: async (some: readonly Recycled[]) => {
      notes.push(...(await send(restoreOptions(api, call), { rows: some, place })).notes)
    },
  }))
  return chunkWork(batches, maxIds)
}

/** Whether the server wants to know where people or departments go. */
function asksForPlace(error: unknown): boolean {
  return isApiError(error) && error.code === 'RESTORE_PLACE'
}

/**
 * Asks where people and departments go whose own department is gone: not by the action, whose bar is
 * gone with the selection. @returns undefined: called off
 */
async function choosePlace(
  { language }: Context,
  rows: readonly Recycled[],
  { placeDialog }: RecycleBinSource,
): Promise<RestorePlace | undefined> {
  if (placeDialog) return placeDialog.open({ rows, isLost: true })
  const t = recycleBinMessages[language]
  const [only, ...others] = rows
  const isSure = await confirmDialog.open({
    title: others.length > 0 || !only ? t.rootManyQuestion(rows.length) : t.rootQuestion(only.name),
    message: t.rootText,
    confirmLabel: t.restore,
  })
  return isSure ? { departmentId: null } : undefined
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
  { done, refused, left }: Pick<ChunkWork<Recycled>, 'done' | 'refused' | 'left'>,
  success: string,
  refusals: { title: string; lead: string },
) {
  const t = recycleBinMessages[language]
  if (left() > 0) toast.warning(t.stopped(done.length, left() + refused.length))
  else if (refused.length === 0) toast.success(success)
  if (refused.length > 0) void refusalsDialog.open({ ...refusals, refused })
}
