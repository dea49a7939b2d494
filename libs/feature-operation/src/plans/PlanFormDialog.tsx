import {
  FormDialog,
  type FormPort,
  NumberField,
  TextAreaField,
  TextField,
  useMessages,
} from '@spruce/shell-ui'
import { checkPlanDraft, draftOfPlan, type PlanDraft } from './planDraft.js'
import { planMessages } from './planMessages.js'
import type { Plan } from './planQueries.js'

export interface PlanFormDialogProps extends FormPort<PlanDraft, Plan> {
  /** Absent: a new one. */
  plan?: Plan
}

/** Adds or changes a plan: its names and limits. What it contains is another dialog's. */
export function PlanFormDialog({ plan, ...form }: PlanFormDialogProps) {
  const t = useMessages(planMessages)
  return (
    <FormDialog<PlanDraft, Plan>
      {...form}
      title={plan ? t.editTitle(plan.name) : t.add}
      record={plan}
      draftOf={draftOfPlan}
      sayValue={(_field, value) => (value === null ? t.unlimited : undefined)}
      validate={(draft) => checkPlanDraft(draft, t)}
    >
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      <TextField
        name="code"
        label={t.code}
        help={t.codeHelp}
        isRequired
        isReadOnly={plan !== undefined}
        maxLength={30}
      />
      <TextAreaField name="description" label={t.description} maxLength={500} />
      <NumberField
        name="maxMembers"
        label={t.maxMembers}
        help={t.limitHelp}
        min={1}
        max={10_000_000}
        precision={0}
        unit={t.people}
        hasThousands
      />
      <NumberField
        name="storage"
        label={t.maxStorage}
        help={t.limitHelp}
        min={0.001}
        max={1_048_576}
        precision={3}
        unit="GB"
        hasThousands
      />
    </FormDialog>
  )
}
