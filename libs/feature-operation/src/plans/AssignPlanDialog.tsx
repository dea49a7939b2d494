import {
  type DialogProps,
  FormDialog,
  type FindOptions,
  SelectField,
  useMessages,
} from '@spruce/shell-ui'
import { entitlementMessages } from './entitlementMessages.js'

export interface AssignPlanDraft {
  planId: string | null
}

export interface AssignPlanDialogProps extends DialogProps<true> {
  /** Names the customer, or how many. */
  title: string
  /** The plan of now; absent: none, or several customers. */
  plan?: { id: string; name: string } | null | undefined
  /** Finds plans that can be given. */
  find: FindOptions
  /** Gives undefined when somebody else's edit stays. */
  onSubmit: (draft: AssignPlanDraft) => Promise<unknown>
}

/** Gives one or more customers a plan, or none. */
export function AssignPlanDialog(props: AssignPlanDialogProps) {
  const { title, plan, find, onSubmit, onClose } = props
  const t = useMessages(entitlementMessages)
  return (
    <FormDialog<AssignPlanDraft, true>
      title={title}
      lead={t.assignLead}
      submitLabel={t.assign}
      initialValues={{ planId: plan?.id ?? null }}
      onSubmit={async (draft) => ((await onSubmit(draft)) === undefined ? undefined : true)}
      onClose={onClose}
    >
      <SelectField
        name="planId"
        label={t.plan}
        help={t.assignHelp}
        placeholder={t.noPlan}
        options={plan ? [{ value: plan.id, label: plan.name }] : []}
        find={find}
        isClearable
      />
    </FormDialog>
  )
}
