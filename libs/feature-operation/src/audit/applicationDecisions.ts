import { actionsOf, defineDialog } from '@spruce/shell-ui'
import {
  type Application,
  applicationOptions,
  approveApplicationOptions,
  decideApplicationOptions,
  type NoteDecision,
  noteOf,
} from './applicationQueries.js'
import { applicationResource } from './applicationResource.js'
import { ApproveDialog } from './ApproveDialog.js'
import { decided } from './decisionErrors.js'
import { NoteDialog } from './NoteDialog.js'

const noteDialog = defineDialog(NoteDialog<Application>)
const approveDialog = defineDialog(ApproveDialog)
const { formAction, rowAction } = actionsOf(applicationResource)
const { permission } = applicationResource

/** Sets up the customer. */
export const approveAction = rowAction({
  label: 'approve',
  permission,
  primary: true,
  isVisible: isWaiting,
  run: async ({ api, client, open, send, t }, { id }) => {
    // The list masks contacts; where the credentials go must be read in full.
    const { application } = await client.query(applicationOptions(api, id))
    const { version } = application
    return open(approveDialog, {
      application,
      onSubmit: (approval) =>
        decided(
          () =>
            send(approveApplicationOptions(api), {
              path: { id },
              body: { ...approval, version },
            }),
          t,
        ),
    })
  },
  done: ({ t }, approved) => approved && t.approveDone(approved.name),
})

/** Sends it back for what is missing. */
export const askAction = noteAction('ask', 'request-information')

/** Says no, and why. */
export const rejectAction = noteAction('reject', 'reject')

function noteAction(label: 'ask' | 'reject', decision: NoteDecision) {
  return formAction({
    label,
    permission,
    danger: decision === 'reject',
    isVisible: isWaiting,
    dialog: noteDialog,
    props: (_context, { name }) => ({ decision, name }),
    submit: ({ api, send, t }, { note }, { id, version }) =>
      decided(
        () => send(decideApplicationOptions(api, decision), noteOf({ id, version }, note)),
        t,
      ),
    done: ({ t }, _decided, { name }) => t[`${label}Done`](name),
  })
}

/** Only what was submitted waits for the auditor. */
export function isWaiting({ status }: Application): boolean {
  return status === 'submitted'
}
