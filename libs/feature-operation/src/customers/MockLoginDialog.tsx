import type { Schemas } from '@spruce/api-client'
import {
  type DialogProps,
  FormDialog,
  NumberField,
  SelectField,
  TextField,
  useMessages,
} from '@spruce/shell-ui'
import { administratorOptionsOf } from './administratorOptions.js'
import { customerMessages } from './customerMessages.js'
import type { Administrator } from './customerQueries.js'

/** What the link of the new tab needs. */
type Result = Pick<Schemas['MockLoginResult'], 'tenantCode' | 'xSession'>

/** What the form holds. */
interface MockLoginDraft {
  memberId: string | null
  reason: string
  minutes: number | null
}

export interface MockLoginDialogProps extends DialogProps<Result> {
  /** Of the customer. */
  name: string
  /** Who administers the customer. */
  administrators: readonly Administrator[]
  /** Takes as whom and why. */
  onSubmit: (request: Required<Schemas['MockLoginRequest']>) => Promise<Result>
}

/** The longest that somebody acts for a customer at a time. */
const longest = 30

/** Asks as whom, why and how long somebody acts for a customer, and says what is refused meanwhile. */
export function MockLoginDialog(props: MockLoginDialogProps) {
  const { name, administrators, onSubmit, onClose } = props
  const t = useMessages(customerMessages)
  return (
    <FormDialog<MockLoginDraft, Result>
      title={t.mockTitle(name)}
      lead={t.mockLimits}
      submitLabel={t.mockBegin}
      initialValues={{
        memberId: administrators[0]?.memberId ?? null,
        reason: '',
        minutes: longest,
      }}
      validate={({ memberId, reason, minutes }) => ({
        memberId: memberId ? undefined : t.administratorRequired,
        reason: reason.trim() === '' ? t.reasonRequired : undefined,
        minutes: minutes === null ? t.minutesRequired : undefined,
      })}
      onSubmit={({ memberId, reason, minutes }) =>
        onSubmit({ memberId: memberId ?? '', reason: reason.trim(), minutes: minutes ?? longest })
      }
      onClose={onClose}
    >
      <TextField name="reason" label={t.reason} help={t.reasonHelp} isRequired maxLength={200} />
      <SelectField
        name="memberId"
        label={t.mockAs}
        isRequired
        options={administratorOptionsOf(administrators)}
      />
      <NumberField
        name="minutes"
        label={t.minutes}
        unit={t.minutesUnit}
        isRequired
        min={1}
        max={longest}
        precision={0}
      />
    </FormDialog>
  )
}
