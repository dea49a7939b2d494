import { FormDialog, type FormPort, TextAreaField, useMessages } from '@spruce/shell-ui'
import { applicationMessages } from './applicationMessages.js'
import type { NoteDecision } from './applicationQueries.js'

/** What the form holds. */
export interface NoteDraft {
  note: string
}

export interface NoteDialogProps<Result> extends FormPort<NoteDraft, Result> {
  /** What is decided, for which a note is asked. */
  decision: NoteDecision
  /** Whose application; without it `count` of them. */
  name?: string
  /** How many applications are decided at once. */
  count?: number
}

/** `maxLength` of the contract. */
const maxLength = 500

/** What the auditor writes to the applicant: what is missing, or why not. */
export function NoteDialog<Result>(props: NoteDialogProps<Result>) {
  const { decision, name, count = 1, ...form } = props
  const t = useMessages(applicationMessages)
  const isReject = decision === 'reject'
  const title =
    name === undefined
      ? t.rejectManyTitle(count)
      : isReject
        ? t.rejectTitle(name)
        : t.askTitle(name)
  return (
    <FormDialog<NoteDraft, Result>
      {...form}
      title={title}
      lead={isReject ? t.rejectLead : t.askLead}
      submitLabel={isReject ? t.rejectSubmit : t.askSubmit}
      initialValues={{ note: '' }}
      validate={({ note }) => ({
        note: note.trim() === '' ? (isReject ? t.rejectRequired : t.askRequired) : undefined,
      })}
    >
      <TextAreaField
        name="note"
        label={isReject ? t.rejectNote : t.askNote}
        isRequired
        rows={4}
        maxLength={maxLength}
      />
    </FormDialog>
  )
}
