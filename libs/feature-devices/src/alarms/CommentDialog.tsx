import { FormDialog, type FormPort, TextAreaField, useMessages } from '@spruce/shell-ui'
import { alarmMessages } from './alarmMessages.js'
import type { AlarmDetail } from './alarmQueries.js'

/** What the form holds. */
export interface CommentDraft {
  text: string
}

export interface CommentDialogProps extends FormPort<CommentDraft, AlarmDetail> {
  /** What people call the alarm. */
  name: string
}

/** Says something about an alarm. */
export function CommentDialog({ name, ...form }: CommentDialogProps) {
  const t = useMessages(alarmMessages)
  return (
    <FormDialog<CommentDraft, AlarmDetail>
      {...form}
      title={t.commentTitle(name)}
      initialValues={{ text: '' }}
      validate={({ text }) => ({ text: text.trim() === '' ? t.commentRequired : undefined })}
    >
      <TextAreaField name="text" label={t.commentText} isRequired maxLength={500} />
    </FormDialog>
  )
}
