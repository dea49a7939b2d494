import { type DialogProps, FormDialog, TextAreaField, useMessages } from '@spruce/shell-ui'
import { applicationMessages } from './applicationMessages.js'
import type { NoteDecision } from './applicationQueries.js'

export interface NoteDialogProps extends DialogProps<true> {
  /** What is decided, for which a note is asked. */
  decision: NoteDecision
  /** Whose application; without it `count` of them. */
  name?: string
  /** How many applications are decided at once. */
  count?: number
  /** Takes what was filled in; a failure keeps it. */
  onSubmit: (note: string) => Promise<unknown>
}

/** Most characters of a note: `maxLength` of the contract. */
const longestNote = 500

/** What the auditor writes to the applicant: what is missing, or why not. */
export function NoteDialog({ decision, name, count = 1, onSubmit, onClose }: NoteDialogProps) {
  const t = useMessages(applicationMessages)
  const isReject = decision === 'reject'
  const title =
    name === undefined
      ? t.rejectManyTitle(count)
      : isReject
        ? t.rejectTitle(name)
        : t.askTitle(name)
  return (
    <FormDialog<{ note: string }, true>
      title={title}
      lead={isReject ? t.rejectLead : t.askLead}
      submitLabel={isReject ? t.rejectSubmit : t.askSubmit}
      initialValues={{ note: '' }}
      validate={({ note }) => ({
        note: note.trim() === '' ? (isReject ? t.rejectRequired : t.askRequired) : undefined,
      })}
      onSubmit={async ({ note }): Promise<true> => {
        await onSubmit(note)
        return true
      }}
      onClose={onClose}
    >
      <TextAreaField
        name="note"
        label={isReject ? t.rejectNote : t.askNote}
        isRequired
        rows={4}
        maxLength={longestNote}
      />
    </FormDialog>
  )
}
