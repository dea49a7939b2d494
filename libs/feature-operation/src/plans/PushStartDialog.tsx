import { type DialogProps, FormDialog, TextAreaField, useMessages } from '@spruce/shell-ui'
import { planPushMessages } from './planPushMessages.js'
import type { PlanPush } from './planPushQueries.js'

interface StartDraft {
  note: string
}

export interface PushStartDialogProps extends DialogProps<PlanPush> {
  /** How many customers would change. */
  changing: number
  /** Takes the note and starts the push. */
  onSubmit: (note: string) => Promise<PlanPush>
}

/** The last question before a push: what it is for. */
export function PushStartDialog({ changing, onSubmit, onClose }: PushStartDialogProps) {
  const t = useMessages(planPushMessages)
  return (
    <FormDialog<StartDraft, PlanPush>
      title={t.startTitle(changing)}
      lead={t.startLead}
      submitLabel={t.start}
      initialValues={{ note: '' }}
      onSubmit={({ note }) => onSubmit(note)}
      onClose={onClose}
    >
      <TextAreaField name="note" label={t.note} help={t.noteHelp} maxLength={200} />
    </FormDialog>
  )
}
