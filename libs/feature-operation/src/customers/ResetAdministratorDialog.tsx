import type { Schemas } from '@spruce/api-client'
import { type DialogProps, FormDialog, SelectField, useMessages } from '@spruce/shell-ui'
import { administratorOptionsOf } from './administratorOptions.js'
import { customerMessages } from './customerMessages.js'
import type { Administrator } from './customerQueries.js'

type Result = Schemas['SuperResetResult']

export interface ResetAdministratorDialogProps extends DialogProps<Result> {
  /** Of the customer. */
  name: string
  /** Who administers the customer. */
  administrators: readonly Administrator[]
  /** Takes the administrator whose password is made anew. */
  onSubmit: (memberId: string) => Promise<Result>
}

/** Asks whose password is reset, and says what comes of it. */
export function ResetAdministratorDialog(props: ResetAdministratorDialogProps) {
  const { name, administrators, onSubmit, onClose } = props
  const t = useMessages(customerMessages)
  return (
    <FormDialog<{ memberId: string | null }, Result>
      title={t.resetTitle(name)}
      lead={t.resetText}
      submitLabel={t.reset}
      initialValues={{ memberId: administrators[0]?.memberId ?? null }}
      validate={({ memberId }) => ({
        memberId: memberId ? undefined : t.administratorRequired,
      })}
      onSubmit={({ memberId }) => onSubmit(memberId ?? '')}
      onClose={onClose}
    >
      <SelectField
        name="memberId"
        label={t.administrator}
        isRequired
        options={administratorOptionsOf(administrators)}
      />
    </FormDialog>
  )
}
