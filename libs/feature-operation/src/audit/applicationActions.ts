import { historyAction } from '@spruce/console-kit/history'
import { type ActionContext, actionsOf, defineDialog } from '@spruce/shell-ui'
import { approveAction, askAction, isWaiting, rejectAction } from './applicationDecisions.js'
import { ApplicationDialog, type ApplicationDialogProps } from './ApplicationDialog.js'
import { type Application, decideApplicationOptions, noteOf } from './applicationQueries.js'
import { applicationHistory } from './applicationHistory.js'
import { applicationResource } from './applicationResource.js'
import { NoteDialog, type NoteDraft } from './NoteDialog.js'

const detailDialog = defineDialog(ApplicationDialog)
const reasonDialog = defineDialog(NoteDialog<NoteDraft>)
const { eachAction, rowAction } = actionsOf(applicationResource)
const { permission } = applicationResource

/** With one of them. */
export const applicationRowActions = [
  rowAction({
    label: 'view',
    permission,
    run: ({ open }, { id, name }) => show(open, { id, name }),
  }),
  approveAction,
  askAction,
  rejectAction,
  historyAction<Application>({ source: applicationHistory, nameOf: ({ name }) => name }),
]

/** With those that are selected. */
export const applicationBulkActions = [
  eachAction({
    label: 'reject',
    permission,
    danger: true,
    max: 200,
    takes: isWaiting,
    none: 'noneOpen',
    ask: ({ open }, { length: count }) =>
      open(reasonDialog, { decision: 'reject', count, onSubmit: (draft) => draft }),
    each: ({ api, send }, { id, version }, { note }) =>
      send(decideApplicationOptions(api, 'reject'), noteOf({ id, version }, note)),
    working: 'rejecting',
    done: ({ t }, count) => t.rejectedMany(count),
    partly: ({ t }, done, failed) => t.rejectedSome(done, failed),
  }),
]

/** One, and from there those that are like it. */
function show(
  open: ActionContext['open'],
  application: ApplicationDialogProps['application'],
): Promise<undefined> {
  return open(detailDialog, { application, onOpen: (other) => void show(open, other) })
}
