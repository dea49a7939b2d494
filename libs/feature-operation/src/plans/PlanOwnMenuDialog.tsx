import {
  ChoiceField,
  FormDialog,
  type FormPort,
  IconField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  useFieldValue,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import {
  appOf,
  checkOwn,
  draftOfOwn,
  type OwnMenu,
  type OwnMenuDraft,
  ownIn,
  parentOptions,
} from './planMenuDraft.js'
import { planMenuMessages } from './planMenuMessages.js'
import type { PlanMenus } from './planPushQueries.js'
import type { PlanCatalogue } from './planQueries.js'

export interface PlanOwnMenuDialogProps extends FormPort<OwnMenuDraft, PlanMenus> {
  /** Absent: a new one. */
  menu?: OwnMenu | undefined
  /** The menus of the plan as they are. */
  template: PlanMenus
  /** All that a plan can hold. */
  catalogue: PlanCatalogue
}

/** Adds or changes a menu or button that a plan brings along. */
export function PlanOwnMenuDialog(props: PlanOwnMenuDialogProps) {
  const { menu, template, catalogue, ...form } = props
  const t = useMessages(planMenuMessages)
  const language = useLanguage()
  const taken = template.own.map(({ key }) => key).filter((key) => key !== menu?.key)
  return (
    <FormDialog<OwnMenuDraft, PlanMenus>
      {...form}
      title={menu ? t.editTitle(menu.name[language]) : t.addOwn}
      record={template}
      draftOf={(of = template) => draftOfOwn(ownIn(of, menu?.key), appOf(catalogue))}
      nameOf={() => menu?.name[language] ?? t.addOwn}
      validate={(draft) => checkOwn(draft, taken, t)}
    >
      <TextField name="nameZh" label={t.nameZh} isRequired maxLength={50} />
      <TextField name="nameEn" label={t.nameEn} isRequired maxLength={50} />
      <TextField
        name="key"
        label={t.key}
        help={t.keyHelp}
        isRequired
        isReadOnly={menu !== undefined}
        maxLength={40}
      />
      <ChoiceField
        name="type"
        label={t.type}
        choices={[
          { value: 'menu', label: t.typeMenu },
          { value: 'button', label: t.typeButton },
        ]}
      />
      <SelectField
        name="appCode"
        label={t.app}
        isRequired
        options={catalogue.apps.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <ParentField {...props} />
      <TextField name="path" label={t.path} help={t.pathHelp} maxLength={500} />
      <IconField name="icon" label={t.icon} />
      <SelectField
        name="permCode"
        label={t.permission}
        help={t.permissionHelp}
        options={catalogue.permissions.map(({ code, name }) => ({
          value: code,
          label: name,
          description: code,
        }))}
        isClearable
      />
      <NumberField
        name="sort"
        label={t.sort}
        help={t.sortHelp}
        min={0}
        max={100_000}
        precision={0}
      />
      <SwitchField name="visible" label={t.visible} />
    </FormDialog>
  )
}

function ParentField(props: Pick<PlanOwnMenuDialogProps, 'menu' | 'template' | 'catalogue'>) {
  const t = useMessages(planMenuMessages)
  const language = useLanguage()
  const appCode = useFieldValue<string | null>('appCode')
  return (
    <SelectField
      name="parentId"
      label={t.parent}
      help={t.parentHelp}
      placeholder={t.top}
      options={parentOptions({ ...props, appCode, key: props.menu?.key, language })}
      isClearable
    />
  )
}
