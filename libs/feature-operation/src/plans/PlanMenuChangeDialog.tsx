import {
  ChoiceField,
  FormDialog,
  type FormPort,
  NumberField,
  SelectField,
  TextField,
  useMessages,
} from '@spruce/shell-ui'
import {
  changeIn,
  checkChange,
  draftOfChange,
  type MenuChange,
  type MenuChangeDraft,
  platformOptions,
} from './planMenuDraft.js'
import { planMenuMessages } from './planMenuMessages.js'
import type { PlanMenus } from './planPushQueries.js'
import type { PlanCatalogue } from './planQueries.js'

export interface PlanMenuChangeDialogProps extends FormPort<MenuChangeDraft, PlanMenus> {
  /** Absent: a new one. */
  change?: MenuChange | undefined
  /** The menus of the plan as they are. */
  template: PlanMenus
  /** All that a plan can hold. */
  catalogue: PlanCatalogue
}

/** Shows a menu of the platform under another name, in another order, or not at all. */
export function PlanMenuChangeDialog(props: PlanMenuChangeDialogProps) {
  const { change, template, catalogue, ...form } = props
  const t = useMessages(planMenuMessages)
  const taken = new Set(template.changes.map(({ id }) => id).filter((id) => id !== change?.id))
  const options = platformOptions(catalogue)
  return (
    <FormDialog<MenuChangeDraft, PlanMenus>
      {...form}
      title={t.addChange}
      lead={t.changeHelp}
      record={template}
      draftOf={(of = template) => draftOfChange(changeIn(of, change?.id))}
      nameOf={() => options.find(({ value }) => value === change?.id)?.label ?? t.addChange}
      validate={(draft) => checkChange(draft, change, t)}
    >
      <SelectField
        name="id"
        label={t.platformMenu}
        isRequired
        isDisabled={change !== undefined}
        options={options.filter(({ value }) => !taken.has(value))}
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
