import {
  type FindOptions,
  FormDialog,
  type FormPort,
  SelectField,
  useMessages,
} from '@spruce/shell-ui'
import { useState } from 'react'
import { entitlementMessages } from './entitlementMessages.js'

export interface AssignPlanDraft {
  planId: string | null
}

/** A plan as a customer has it. */
export interface AssignedPlan extends AssignPlanDraft {
  /** Of the customer. */
  version: number
}

export interface AssignPlanDialogProps extends FormPort<AssignPlanDraft, AssignedPlan> {
  /** Names the customer, or how many. */
  title: string
  /** The plan of now; absent: several customers. */
  assigned?: AssignedPlan
  /** The names of plans by their ids; those that are found come to it. */
  names?: Map<string, string>
  /** Finds plans that can be given. */
  find: FindOptions
}

/** Gives one or more customers a plan, or none. */
export function AssignPlanDialog(props: AssignPlanDialogProps) {
  const { title, assigned, names, find, ...form } = props
  const t = useMessages(entitlementMessages)
  const [known] = useState(names ?? new Map<string, string>())
  const nameOf = (id: string | null) => (id === null ? t.noPlan : known.get(id))
  const { planId } = assigned ?? {}
  return (
    <FormDialog<AssignPlanDraft, AssignedPlan>
      {...form}
      title={title}
      lead={t.assignLead}
      submitLabel={t.assign}
      record={assigned}
      draftOf={(of) => ({ planId: of?.planId ?? null })}
      nameOf={() => title}
      sayValue={(_field, id) => nameOf(id)}
    >
      <SelectField
        name="planId"
        label={t.plan}
        help={t.assignHelp}
        placeholder={t.noPlan}
        options={planId ? [{ value: planId, label: nameOf(planId) ?? planId }] : []}
        find={async (keyword, signal) => {
          const options = await find(keyword, signal)
          for (const { value, label } of options) known.set(value, label)
          return options
        }}
        isClearable
      />
    </FormDialog>
  )
}
