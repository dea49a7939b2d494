import {
  ChoiceField,
  type DialogProps,
  FormDialog,
  NumberField,
  SelectField,
  TextField,
  useMessages,
} from '@spruce/shell-ui'
import {
  checkChange,
  draftOfChange,
  type MenuChange,
  type MenuChangeDraft,
  platformOptions,
} from './planMenuDraft.js'
import { planMenuMessages } from './planMenuMessages.js'
import type { PlanMenus } from './planPushQueries.js'
import type { PlanCatalogue } from './planQueries.js'

export interface PlanMenuChangeDialogProps extends DialogProps<true> {
  /** Absent: a new one. */
  change?: MenuChange | undefined
  /** The menus of the plan as they are. */
  template: PlanMenus
  /** All that a plan can hold. */
  catalogue: PlanCatalogue
  /** Gives undefined when somebody else's edit stays. */
  onSubmit: (draft: MenuChangeDraft) => Promise<unknown>
}

/** Shows a menu of the platform under another name, in another order, or not at all. */
export function PlanMenuChangeDialog(props: PlanMenuChangeDialogProps) {
  const { change, template, catalogue, onSubmit, onClose } = props
  const t = useMessages(planMenuMessages)
  const taken = new Set(template.changes.map(({ id }) => id).filter((id) => id !== change?.id))
  return (
    <FormDialog<MenuChangeDraft, true>
      title={t.addChange}
      lead={t.changeHelp}
      initialValues={draftOfChange(change)}
      validate={(draft) => checkChange(draft, change, t)}
      onSubmit={async (draft) => ((await onSubmit(draft)) === undefined ? undefined : true)}
      onClose={onClose}
    >
      <SelectField
        name="id"
        label={t.platformMenu}
        isRequired
        isDisabled={change !== undefined}
        options={platformOptions(catalogue).filter(({ value }) => !taken.has(value))}
      />
      <TextField name="nameZh" label={t.nameZh} maxLength={50} />
      <TextField name="nameEn" label={t.nameEn} maxLength={50} />
      <ChoiceField
        name="visibility"
        label={t.visibility}
        choices={[
          { value: 'inherit', label: t.visibilityInherit },
          { value: 'show', label: t.visibilityShow },
          { value: 'hide', label: t.visibilityHide },
        ]}
      />
      <NumberField
        name="sort"
        label={t.sort}
        help={t.sortHelp}
        min={0}
        max={100_000}
        precision={0}
      />
    </FormDialog>
  )
}
