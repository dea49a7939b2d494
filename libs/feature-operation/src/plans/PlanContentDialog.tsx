import {
  CheckTreeField,
  ChoiceField,
  type CheckNode,
  type DialogProps,
  FormDialog,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { checkContent, type ContentDraft, contentOfPlan, type ContentScope } from './planDraft.js'
import { planMessages } from './planMessages.js'
import { appNodes, menuNodes, permissionNodes } from './planNodes.js'
import type { Plan, PlanCatalogue } from './planQueries.js'

export interface PlanContentDialogProps extends DialogProps<Plan> {
  plan: Plan
  catalogue: PlanCatalogue
  /** Undefined: somebody else's edit stays. */
  onSubmit: (draft: ContentDraft) => Promise<Plan | undefined>
}

/** What the customers of a plan may use: apps, menus with their buttons, permissions. */
export function PlanContentDialog(props: PlanContentDialogProps) {
  const { plan, catalogue, onSubmit, onClose } = props
  const t = useMessages(planMessages)
  return (
    <FormDialog<ContentDraft, Plan>
      title={t.contentTitle(plan.name)}
      lead={t.contentLead(plan.customerCount)}
      width={640}
      initialValues={contentOfPlan(plan)}
      validate={(draft) => checkContent(draft, t)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ContentPart scope="appScope" name="apps" label={t.apps} nodes={appNodes(catalogue)} />
      <ContentPart
        scope="menuScope"
        name="menus"
        label={t.menusAndButtons}
        nodes={menuNodes(catalogue)}
      />
      <ContentPart
        scope="permissionScope"
        name="permissions"
        label={t.permissions}
        nodes={permissionNodes(catalogue)}
      />
    </FormDialog>
  )
}

interface ContentPartProps {
  scope: keyof ContentDraft
  name: keyof ContentDraft
  label: string
  nodes: readonly CheckNode[]
}

/** Everything of a kind, later additions too, or a choice in a tree. */
function ContentPart({ scope, name, label, nodes }: ContentPartProps) {
  const t = useMessages(planMessages)
  const chosen = useFieldValue<ContentScope>(scope)
  return (
    <>
      <ChoiceField
        name={scope}
        label={label}
        choices={[
          { value: 'all', label: t.everythingLong },
          { value: 'some', label: t.chosenOnly },
        ]}
      />
      {chosen === 'some' && (
        <CheckTreeField name={name} label={`${label}: ${t.chosenOnly}`} nodes={nodes} />
      )}
    </>
  )
}
