import { listOf, mutationOf } from '@spruce/api-client'
import {
  addWorkbench,
  copyWorkbench,
  editWorkbench,
  listRecycleBin,
  listWorkbenchHistory,
  publishWorkbench,
  removeWorkbench,
  restoreRecycled,
  withdrawWorkbench,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import {
  type Action,
  type ActionContext,
  actionsOf,
  defineDialog,
  deleteWord,
  runMutation,
  toast,
} from '@spruce/shell-ui'
import { MemberWorkbenchDialog } from './MemberWorkbenchDialog.js'
import { NameWorkbenchDialog } from './NameWorkbenchDialog.js'
import { OrderWorkbenchesDialog } from './OrderWorkbenchesDialog.js'
import { PublishWorkbenchDialog } from './PublishWorkbenchDialog.js'
import { RevisionsDialog } from './RevisionsDialog.js'
import { bodyOfWorkbench, changesOfWorkbench } from './workbenchDraft.js'
import { WorkbenchFormDialog } from './WorkbenchFormDialog.js'
import type { WorkbenchTexts } from './workbenchMessages.js'
import { readOrdered, readWorkbench, type WorkbenchRow } from './workbenchQueries.js'
import { workbenchResource } from './workbenchResource.js'
import { designUrl, workbenchUrl } from './workbenchUrls.js'

const formDialog = defineDialog(WorkbenchFormDialog)
const nameDialog = defineDialog(NameWorkbenchDialog)
const publishDialog = defineDialog(PublishWorkbenchDialog)
const revisionsDialog = defineDialog(RevisionsDialog)
const orderDialog = defineDialog(OrderWorkbenchesDialog)
const memberDialog = defineDialog(MemberWorkbenchDialog)
const { addAction, confirmAction, eachAction, formAction, pageAction, rowAction } =
  actionsOf(workbenchResource)

/** How many are changed at once, each by a call of its own. */
const max = 200
/** How long an undo is offered, in milliseconds. */
const undoTime = 8000

type Means = Pick<ActionContext, 'api' | 'send'>

const isOut = ({ status }: WorkbenchRow) => status === 'published'
const isPublishable = (row: WorkbenchRow) => !isOut(row) || row.hasChanges

const publish = ({ api, send }: Means, { id, version }: WorkbenchRow, note: string) =>
  send(mutationOf(api, publishWorkbench), {
    path: { id },
    body: { version, ...(note.trim() && { note: note.trim() }) },
  })
const withdraw = ({ api, send }: Means, { id, version }: WorkbenchRow) =>
  send(mutationOf(api, withdrawWorkbench), { path: { id }, body: { version } })
const remove = ({ api, send }: Means, { id, version }: WorkbenchRow) =>
  send(mutationOf(api, removeWorkbench), { path: { id }, body: { version } })

/** Says which workbench a person sees. */
const seenBy = {
  label: 'seenBy',
  permission: 'workbench:edit',
  run: ({ open }: Pick<ActionContext, 'open'>) => open(memberDialog, {}),
} as const

/** On the page of business workbenches. */
export const workbenchPageActions = [
  pageAction(seenBy),
  pageAction({
    label: 'order',
    permission: 'workbench:edit',
    run: async (context) => context.open(orderDialog, { workbenches: await readOrdered(context) }),
  }),
  addAction({
    label: 'add',
    permission: 'workbench:add',
    primary: true,
    dialog: formDialog,
    submit: ({ api, send, language }, draft) =>
      send(mutationOf(api, addWorkbench), { body: bodyOfWorkbench(draft, 'business', language) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
]

/** Where there is no global workbench. */
export const addGlobalActions = [
  addAction({
    label: 'addGlobal',
    permission: 'workbench:add',
    primary: true,
    dialog: formDialog,
    props: () => ({ scope: 'global' as const }),
    submit: ({ api, send, language }, draft) =>
      send(mutationOf(api, addWorkbench), { body: bodyOfWorkbench(draft, 'global', language) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
]

/** Opens the preview of one. */
export const viewAction = rowAction({
  label: 'view',
  permission: 'workbench:list',
  run: ({ goTo }, { id }) => goTo(workbenchUrl(id)),
})

const design = rowAction({
  label: 'design',
  permission: 'workbench:edit',
  run: ({ goTo }, row) => goTo(designUrl(row)),
})

const edit = formAction({
  label: 'edit',
  permission: 'workbench:edit',
  dialog: formDialog,
  props: async (context, row) => ({ workbench: await readWorkbench(context, row) }),
  load: readWorkbench,
  submit: ({ api, send }, _draft, { id }, { changes, version }) =>
    send(mutationOf(api, editWorkbench), {
      path: { id },
      body: { ...changesOfWorkbench(changes), version },
    }),
  done: ({ t }, { name }) => t.saved(name),
})

const publishOne = formAction({
  label: 'publish',
  permission: 'workbench:publish',
  isVisible: isPublishable,
  dialog: publishDialog,
  props: (_context, workbench) => ({ workbench }),
  submit: (context, { note }, row) => publish(context, row, note),
  done: ({ t }, { name }) => t.publishedOne(name),
})

const withdrawOne = confirmAction({
  label: 'withdraw',
  permission: 'workbench:publish',
  danger: true,
  isVisible: isOut,
  question: ({ t }, { name }) => ({ title: t.withdrawQuestion(name), message: t.withdrawText }),
  run: withdraw,
  done: ({ t }, { name }) => t.withdrawnOne(name),
})

const revisions = rowAction({
  label: 'revisions',
  permission: 'workbench:list',
  run: ({ open }, { id, name }) => open(revisionsDialog, { workbench: { id, name } }),
})

const workbenchHistoryAction = historyAction<WorkbenchRow>({
  source: recordHistory(listWorkbenchHistory, 'workbench:list'),
  nameOf: ({ name }) => name,
})

const copy = formAction({
  label: 'copy',
  permission: 'workbench:add',
  dialog: nameDialog,
  props: (_context, workbench) => ({ workbench }),
  submit: ({ api, send }, { name }, { id }) =>
    send(mutationOf(api, copyWorkbench), { path: { id }, body: { name: name.trim() } }),
  done: ({ t }, { name }) => t.saved(name),
})

interface RemoveOptions {
  /** The person may bring back what is in the recycle bin. */
  canUndo: boolean
}

function removeAction({ canUndo }: RemoveOptions) {
  return confirmAction({
    label: 'remove',
    permission: 'workbench:remove',
    danger: true,
    isVisible: (row) => !isOut(row),
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: async (context, row) => {
      await remove(context, row)
      return canUndo ? findRemoved(context, row) : undefined
    },
    done: (context, { name }, recycledId) => {
      context.list?.clearSelection()
      if (recycledId === undefined) return context.t.removed(name)
      offerUndo(context, name, recycledId)
      return undefined
    },
  })
}

/** Its place in the recycle bin; undefined where it is not told. */
async function findRemoved(
  { api, read }: Pick<ActionContext, 'api' | 'read'>,
  { id, name }: WorkbenchRow,
): Promise<string | undefined> {
  const query = { kind: 'workbenches' as const, keyword: name, page: 1, size: 20 }
  try {
    const { rows } = await read(listOf(api, listRecycleBin, { query }))
    return rows.find(({ objectId }) => objectId === id)?.id
  } catch {
    return undefined // it is removed all the same
  }
}

function offerUndo(
  { api, client, t }: Pick<ActionContext, 'api' | 'client'> & { t: WorkbenchTexts },
  name: string,
  recycledId: string,
) {
  // After the action no renderer shows its failure: the caches of the portal do.
  const undo = async () => {
    await runMutation(client, mutationOf(api, restoreRecycled), { body: { ids: [recycledId] } })
    await client.invalidateQueries({ queryKey: workbenchResource.key })
    toast.success(t.undone(name))
  }
  toast.success(t.removed(name), {
    duration: undoTime,
    action: { label: t.undo, onClick: () => void undo().catch(() => undefined) },
  })
}

/** With one of them, in its row. */
export function workbenchRowActions(options: RemoveOptions): readonly Action<WorkbenchRow>[] {
  return [
    design,
    edit,
    publishOne,
    copy,
    revisions,
    workbenchHistoryAction,
    withdrawOne,
    removeAction(options),
  ]
}

/** With the one that a page shows. */
export function workbenchDetailActions(options: RemoveOptions): readonly Action<WorkbenchRow>[] {
  return [
    rowAction(seenBy),
    revisions,
    workbenchHistoryAction,
    edit,
    design,
    withdrawOne,
    removeAction(options),
    { ...publishOne, primary: true },
  ]
}

/** With those that are selected. */
export const workbenchBulkActions = [
  eachAction({
    label: 'publishMany',
    permission: 'workbench:publish',
    max,
    takes: isPublishable,
    none: 'publishNone',
    question: ({ t }, rows) => ({
      title: t.publishManyQuestion(rows.length),
      message: t.publishLead,
    }),
    each: (context, row) => publish(context, row, ''),
    working: 'publishing',
    done: ({ t }, count) => t.publishedCount(count),
    partly: ({ t }, done, failed) => t.publishedSome(done, failed),
  }),
  eachAction({
    label: 'withdraw',
    permission: 'workbench:publish',
    danger: true,
    max,
    takes: isOut,
    none: 'withdrawNone',
    question: ({ t }, rows) => ({
      title: t.withdrawManyQuestion(rows.length),
      message: t.withdrawText,
    }),
    each: withdraw,
    working: 'withdrawing',
    done: ({ t }, count) => t.withdrawnCount(count),
    partly: ({ t }, done, failed) => t.withdrawnSome(done, failed),
  }),
  eachAction({
    label: 'remove',
    permission: 'workbench:remove',
    danger: true,
    max,
    takes: (row) => !isOut(row),
    none: 'removeNone',
    question: ({ t }, rows) => ({
      title: rows[1] ? t.removeManyQuestion(rows.length) : t.removeQuestion(rows[0].name),
      message: t.removeText,
      ...(rows[1] && { requireText: deleteWord }),
    }),
    each: remove,
    working: 'removing',
    done: ({ t }, count) => t.removedCount(count),
    partly: ({ t }, done, failed) => t.removedSome(done, failed),
  }),
]
