import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import { brandMessages } from './brandMessages.js'
import type { BrandRelease } from './brandTypes.js'

/** What is said of a release. */
export interface PublishDraft {
  note: string
}

export interface PublishBrandDialogProps extends Pick<
  FormPort<PublishDraft, BrandRelease>,
  'onSubmit' | 'onClose'
> {
  /** Something is typed on the page that is not in the draft. */
  isDirty?: boolean
}

/** Shows the draft to everybody. */
export function PublishBrandDialog({ isDirty = false, ...form }: PublishBrandDialogProps) {
  const t = useMessages(brandMessages)
  return (
    <FormDialog<PublishDraft, BrandRelease>
      {...form}
      title={t.publishTitle}
      lead={isDirty ? t.saveFirst : t.publishLead}
      submitLabel={t.publish}
      isReadOnly={isDirty}
      initialValues={{ note: '' }}
    >
      {!isDirty && <TextField name="note" label={t.note} help={t.noteHelp} maxLength={200} />}
    </FormDialog>
  )
}
