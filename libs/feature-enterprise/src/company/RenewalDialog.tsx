import { FormDialog, type FormPort, TextAreaField, useMessages } from '@spruce/shell-ui'
import { companyMessages } from './companyMessages.js'
import type { Company } from './companyQueries.js'

/** What is asked of the operator. */
export interface RenewalDraft {
  note: string
}

export interface RenewalDialogProps extends FormPort<RenewalDraft, Company> {
  /** What was asked already; null: nothing. */
  note: string | null
}

/** Asks the operator for a renewal, or changes what was asked. */
export function RenewalDialog({ note, ...form }: RenewalDialogProps) {
  const t = useMessages(companyMessages)
  return (
    <FormDialog<RenewalDraft, Company>
      {...form}
      title={t.askTitle}
      lead={t.askLead}
      submitLabel={t.send}
      initialValues={{ note: note ?? '' }}
    >
      <TextAreaField name="note" label={t.note} help={t.noteHelp} maxLength={500} />
    </FormDialog>
  )
}
