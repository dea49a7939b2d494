import { Box } from '@chakra-ui/react/box'
import {
  CheckTreeField,
  checkValues,
  ChoiceField,
  type CheckNode,
  FormDialog,
  type FormPort,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { sayContent } from './contentText.js'
import { effectStyles } from './effectStyles.js'
import { checkContent, type ContentDraft, contentOfPlan, type ContentScope } from './planDraft.js'
import { planMessages } from './planMessages.js'
import { appNodes, componentNodes, menuNodes, permissionNodes } from './planNodes.js'
import type { Plan, PlanCatalogue } from './planQueries.js'

export interface PlanContentDialogProps extends FormPort<ContentDraft, Plan> {
  /** The plan. */
  plan: Plan
  /** All that a plan can hold. */
  catalogue: PlanCatalogue
}

/** What the customers of a plan may use: apps, menus with their buttons, permissions, components. */
export function PlanContentDialog(props: PlanContentDialogProps) {
  const { plan, catalogue, ...form } = props
  const t = useMessages(planMessages)
  const permissions = permissionNodes(catalogue, t.otherPermissions)
  const shown = checkValues(permissions)
  const unseen = (plan.permissions ?? []).filter((code) => !shown.includes(code)).length
  return (
    <FormDialog<ContentDraft, Plan>
      {...form}
      title={t.contentTitle(plan.name)}
      lead={t.contentLead(plan.customerCount)}
      width={640}
      record={plan}
      draftOf={(of = plan) => contentOfPlan(of)}
      sayValue={(_field, value) => sayContent(value, catalogue, t)}
      validate={(draft) => checkContent(draft, t)}
    >
      <ContentPart scope="appScope" name="apps" label={t.apps} nodes={appNodes(catalogue)} />
      <ContentPart
        scope="menuScope"
        name="menus"
        label={t.menusAndButtons}
        nodes={menuNodes(catalogue)}
        searchLabel={t.searchMenus}
      />
      <ContentPart
        scope="permissionScope"
        name="permissions"
        label={t.permissions}
        {...(unseen > 0 && { help: t.permissionsUnseen(unseen) })}
        nodes={permissions}
        searchLabel={t.searchPermissions}
      />
      <ContentPart
        scope="componentScope"
        name="components"
        label={t.components}
        help={t.componentsHelp}
        nodes={componentNodes(catalogue, t)}
        searchLabel={t.searchComponents}
      />
    </FormDialog>
  )
}

interface ContentPartProps {
  scope: keyof ContentDraft
  name: keyof ContentDraft
  label: string
  help?: string
  nodes: readonly CheckNode[]
  /** Absent: it is not searched. */
  searchLabel?: string
}

/** Everything of a kind, later additions too, or a choice in a tree. */
function ContentPart({ scope, name, label, help, nodes, searchLabel }: ContentPartProps) {
  const t = useMessages(planMessages)
  const chosen = useFieldValue<ContentScope>(scope)
  const tree = { name, label: t.chosenOf(label), nodes }
  return (
    <>
      <ChoiceField
        name={scope}
        label={label}
        {...(help !== undefined && { help })}
        choices={[
          { value: 'all', label: t.everythingLong },
          { value: 'some', label: t.chosenOnly },
        ]}
      />
      {chosen === 'some' && (
        <Box css={effectStyles}>
          <CheckTreeField {...tree} {...(searchLabel !== undefined && { searchLabel })} />
        </Box>
      )}
    </>
  )
}
