import {
  defineDialog,
  FormDialog,
  TextField,
  useMessages,
  type DialogProps,
} from '@spruce/shell-ui'
import { studioMessages } from './studioMessages.js'

interface PublishDraft {
  note: string
}

/** Props of PublishDialog. */
export interface PublishDialogProps extends DialogProps<true> {
  /** What is published. */
  name: string
  /** Publishes with a note; a failure stays in the dialog. */
  onPublish: (note: string) => Promise<void>
}

/** Asks for the note of a version, and publishes it. */
export function PublishDialog({ name, onPublish, onClose }: PublishDialogProps) {
  const messages = useMessages(studioMessages)
  return (
    <FormDialog<PublishDraft, true>
      title={messages.publishTitle(name)}
      lead={messages.publishLead}
      submitLabel={messages.publish}
      initialValues={{ note: '' }}
      onSubmit={async ({ note }) => {
        await onPublish(note.trim())
        return true as const
      }}
      onClose={onClose}
    >
      <TextField name="note" label={messages.publishNote} maxLength={200} />
    </FormDialog>
  )
}

export const publishDialog = defineDialog(PublishDialog)
