import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import { workbenchMessages } from './workbenchMessages.js'
import type { WorkbenchRow } from './workbenchQueries.js'

/** How a copy is called. */
export interface NameDraft {
  name: string
}

export interface NameWorkbenchDialogProps extends Pick<
  FormPort<NameDraft, WorkbenchRow>,
  'onSubmit' | 'onClose'
> {
  /** The one that is copied. */
  workbench: Pick<WorkbenchRow, 'name'>
}

/** Names the copy of a workbench. */
export function NameWorkbenchDialog({ workbench, ...form }: NameWorkbenchDialogProps) {
  const t = useMessages(workbenchMessages)
  return (
    <FormDialog<NameDraft, WorkbenchRow>
      {...form}
      title={t.copyTitle(workbench.name)}
      lead={t.copyLead}
      submitLabel={t.copy}
      initialValues={{ name: t.copyName(workbench.name).slice(0, 50) }}
      validate={({ name }) => ({ name: name.trim() === '' ? t.nameRequired : undefined })}
    >
      <TextField name="name" label={t.name} isRequired maxLength={50} />
    </FormDialog>
  )
}
