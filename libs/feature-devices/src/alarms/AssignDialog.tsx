import type { Schemas } from '@spruce/api-client'
import { FormDialog, type FormPort, SelectField, useMessages } from '@spruce/shell-ui'
import { alarmMessages } from './alarmMessages.js'
import { useFindContacts } from './useFindContacts.js'

/** What the form holds. */
export interface AssignDraft {
  assigneeId: string | null
}

export interface AssignDialogProps extends FormPort<AssignDraft, Schemas['AlarmsChanged']> {
  /** What is assigned. */
  title: string
  /** Who looks after it now. */
  chosen?: { id: string; name: string } | undefined
}

/** Says who looks after alarms, or that nobody does. */
export function AssignDialog({ chosen, ...form }: AssignDialogProps) {
  const t = useMessages(alarmMessages)
  const find = useFindContacts()
  return (
    <FormDialog<AssignDraft, Schemas['AlarmsChanged']>
      {...form}
      submitLabel={t.assign}
      initialValues={{ assigneeId: chosen?.id ?? null }}
    >
      <SelectField
        name="assigneeId"
        label={t.assignee}
        help={t.assignHelp}
        options={chosen ? [{ value: chosen.id, label: chosen.name }] : []}
        find={find}
        isClearable
      />
    </FormDialog>
  )
}
