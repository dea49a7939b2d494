import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import { workbenchMessages } from './workbenchMessages.js'
import type { WorkbenchRow } from './workbenchQueries.js'

/** What is said of what is published. */
export interface PublishDraft {
  note: string
}

export interface PublishWorkbenchDialogProps extends Pick<
  FormPort<PublishDraft, WorkbenchRow>,
  'onSubmit' | 'onClose'
> {
  /** The one that is published. */
  workbench: Pick<WorkbenchRow, 'name'>
}

/** Shows the draft of a workbench to those whom it is for, with a note. */
export function PublishWorkbenchDialog({ workbench, ...form }: PublishWorkbenchDialogProps) {
  const t = useMessages(workbenchMessages)
  return (
    <FormDialog<PublishDraft, WorkbenchRow>
      {...form}
      title={t.publishTitle(workbench.name)}
      lead={t.publishLead}
      submitLabel={t.publish}
      initialValues={{ note: '' }}
    >
      <TextField name="note" label={t.note} help={t.noteHelp} maxLength={200} />
    </FormDialog>
  )
}
