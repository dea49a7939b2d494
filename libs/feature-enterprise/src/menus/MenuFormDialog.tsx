import { ResourcePickerField } from '@spruce/console-kit/resources'
import {
  ChoiceField,
  FormDialog,
  type FormPort,
  IconField,
  SelectField,
  SwitchField,
  TextField,
  useFieldValue,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { checkMenuDraft, draftOfMenu, type MenuDraft, menuPaths } from './menuDraft.js'
import { menuMessages } from './menuMessages.js'
import { MenuParentField } from './MenuParentField.js'
import type { ManagedMenu, MenuPermission } from './menuQueries.js'
import { menuTrailOf } from './menuTree.js'

export interface MenuFormDialogProps extends FormPort<MenuDraft, ManagedMenu> {
  /** Absent: a new one, which also has a type and a parent. */
  menu?: ManagedMenu
  /** The parent that a new one starts with. */
  parentId?: string | null
  /** The menus of the application, to choose a parent from. */
  menus: readonly ManagedMenu[]
  /** The permissions that a menu may ask for. */
  permissionChoices: readonly MenuPermission[]
}

/** Adds or changes a menu or button. Of one of the product it offers what a company may change. */
export function MenuFormDialog(props: MenuFormDialogProps) {
  const { menu, parentId = null, menus, permissionChoices, ...form } = props
  const t = useMessages(menuMessages)
  const language = useLanguage()
  const isOfProduct = menu?.origin === 'platform'
  return (
    <FormDialog<MenuDraft, ManagedMenu>
      {...form}
      title={menu ? t.editTitle(menu.name[language]) : t.addTitle}
      lead={isOfProduct ? t.productLead : undefined}
      record={menu}
      draftOf={(record) => draftOfMenu(record, parentId)}
      nameOf={({ name }) => name[language]}
      sayValue={(field, value) =>
        field === 'parentId'
          ? typeof value === 'string'
            ? menuTrailOf(menus, value).at(-1)?.name[language]
            : t.topLevel
          : undefined
      }
      paths={menuPaths}
      validate={(draft) =>
        isOfProduct ? namesOnly(checkMenuDraft(draft, t)) : checkMenuDraft(draft, t)
      }
    >
      {!menu && (
        <ChoiceField
          name="type"
          label={t.type}
          choices={[
            { value: '0', label: t.menu },
            { value: '1', label: t.button },
          ]}
        />
      )}
      {!menu && <MenuParentField name="parentId" label={t.parent} menus={menus} />}
      <TextField name="zhName" label={t.zhName} isRequired maxLength={50} />
      <TextField name="enName" label={t.enName} isRequired maxLength={50} />
      {isOfProduct ? (
        menu.type === 0 && <IconFields />
      ) : (
        <OwnFields permissionChoices={permissionChoices} />
      )}
      <SwitchField name="visible" label={t.visible} />
    </FormDialog>
  )
}

/** One of the icons, or a picture of the company's: the draft holds one or the other. */
function IconFields() {
  const t = useMessages(menuMessages)
  return (
    <>
      <IconField name="icon" label={t.icon} />
      <ResourcePickerField name="icon" label={t.iconPicture} />
    </>
  )
}

/** What only a menu of the company's own may say; a button has a permission alone. */
function OwnFields({ permissionChoices }: Pick<MenuFormDialogProps, 'permissionChoices'>) {
  const t = useMessages(menuMessages)
  const isButton = useFieldValue<MenuDraft['type']>('type') === '1'
  const permission = (
    <SelectField
      name="permCode"
      label={t.permCode}
      help={isButton ? undefined : t.permCodeHelp}
      isRequired={isButton}
      isClearable
      placeholder={isButton ? undefined : t.everybody}
      options={permissionChoices.map(({ code, name }) => ({
        value: code,
        label: t.permissionWith(name, code),
      }))}
    />
  )
  if (isButton) return permission
  return (
    <>
      <TextField name="path" label={t.path} help={t.pathHelp} maxLength={500} />
      <TextField name="baseUrl" label={t.baseUrl} help={t.baseUrlHelp} maxLength={500} />
      <IconFields />
      <SelectField
        name="openType"
        label={t.openType}
        options={[
          { value: '1', label: t.openInApp },
          { value: '0', label: t.openInWindow },
          { value: '2', label: t.openDynamic },
        ]}
      />
      {permission}
      <SwitchField name="isonly" label={t.isonly} help={t.isonlyHelp} />
    </>
  )
}

function namesOnly({ zhName, enName }: ReturnType<typeof checkMenuDraft>) {
  return { zhName, enName }
}
