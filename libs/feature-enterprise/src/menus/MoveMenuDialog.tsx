import { FormDialog, type FormPort, useLanguage, useMessages } from '@spruce/shell-ui'
import { menuMessages } from './menuMessages.js'
import { MenuParentField } from './MenuParentField.js'
import type { ManagedMenu } from './menuQueries.js'

/** What the form holds. */
export interface MoveMenuDraft {
  parentId: string | null
}

export interface MoveMenuDialogProps extends FormPort<MoveMenuDraft, true> {
  /** The menu to move. */
  menu: ManagedMenu
  /** The menus of its application. */
  menus: readonly ManagedMenu[]
}

/** Chooses the menu that another one is to stand below. */
export function MoveMenuDialog({ menu, menus, ...form }: MoveMenuDialogProps) {
  const t = useMessages(menuMessages)
  const language = useLanguage()
  return (
    <FormDialog<MoveMenuDraft, true>
      {...form}
      title={t.moveTitle(menu.name[language])}
      submitLabel={t.moveConfirm}
      initialValues={{ parentId: menu.parentId }}
      validate={({ parentId }) => ({
        parentId: parentId === menu.parentId ? t.moveNowhere : buttonProblem(parentId),
      })}
    >
      <MenuParentField name="parentId" label={t.parent} menus={menus} excluded={menu.id} />
    </FormDialog>
  )

  function buttonProblem(parentId: string | null) {
    return menu.type === 1 && parentId === null ? t.parentRequired : undefined
  }
}
