import { useApi } from '@spruce/session/react'
import {
  DateField,
  type DialogProps,
  FormDialog,
  SelectField,
  TextField,
  useFieldValue,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { monthsLater } from '@spruce/console-kit/days'
import { applicationMessages } from './applicationMessages.js'
import { type Application, type Approval, planChoiceOptions } from './applicationQueries.js'
import { ApprovalPreviewPanel } from './ApprovalPreviewPanel.js'
import { dayOf, lastSecondOf } from '@spruce/console-kit/days'

export interface ApproveDialogProps extends DialogProps<Application> {
  /** With contacts in full: the credentials go there. */
  application: Application
  /** Approves; a refusal stands at its field. */
  onSubmit: (approval: Approval) => Promise<Application>
}

interface ApprovalDraft {
  code: string
  planId: string | null
  expires: string | null
}

const codePattern = /^[a-z][0-9a-z-]{1,29}$/
const dialogWidth = 640

/** Chooses code, plan and end of a new customer, and shows what will be set up before it is. */
export function ApproveDialog({ application, onSubmit, onClose }: ApproveDialogProps) {
  const t = useMessages(applicationMessages)
  const today = dayOf(new Date())
  return (
    <FormDialog<ApprovalDraft, Application>
      title={t.approveTitle(application.name)}
      submitLabel={t.approveSubmit}
      width={dialogWidth}
      initialValues={{ code: application.code, planId: null, expires: null }}
      validate={({ code }) => ({ code: codePattern.test(code) ? undefined : t.codeFormat })}
      onSubmit={({ code, planId, expires }) =>
        onSubmit({
          ...(code !== application.code && { code }),
          ...(planId !== null && { planId }),
          ...(expires !== null && { expiresAt: lastSecondOf(expires) }),
        })
      }
      onClose={onClose}
    >
      <TextField name="code" label={t.code} help={t.codeHelp} isRequired maxLength={30} />
      <PlanField />
      <DateField
        name="expires"
        label={t.expires}
        help={t.expiresHelp}
        min={today}
        presets={[
          { label: t.inOneMonth, day: monthsLater(today, 1) },
          { label: t.inOneYear, day: monthsLater(today, 12) },
          { label: t.inThreeYears, day: monthsLater(today, 36) },
        ]}
      />
      <Preview application={application} />
    </FormDialog>
  )
}

/** One of the enabled plans, or none. */
function PlanField() {
  const api = useApi()
  const t = useMessages(applicationMessages)
  const isPermitted = usePermitted()
  const mayChoose = isPermitted('plan:list') || isPermitted('plan:assign')
  const { data } = useQuery({ ...planChoiceOptions(api), enabled: mayChoose })
  return (
    <SelectField
      name="planId"
      label={t.plan}
      help={mayChoose ? t.planHelp : t.planDenied}
      placeholder={t.planNone}
      options={(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      isDisabled={!mayChoose}
      isClearable
    />
  )
}

/** Follows code and plan as they are now; a code that is none yet leaves the one before. */
function Preview({ application }: Pick<ApproveDialogProps, 'application'>) {
  const code = useFieldValue<string>('code')
  const planId = useFieldValue<string | null>('planId')
  return (
    <ApprovalPreviewPanel
      application={application}
      code={codePattern.test(code) ? code : application.code}
      planId={planId ?? undefined}
    />
  )
}
