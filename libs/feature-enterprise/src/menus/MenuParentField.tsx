import { TreeSelectField, useLanguage, useMessages, useNestedSource } from '@spruce/shell-ui'
import { useCallback, useMemo } from 'react'
import { menuMessages } from './menuMessages.js'
import type { ManagedMenu } from './menuQueries.js'
import { menuTrailOf } from './menuTree.js'

export interface MenuParentFieldProps {
  /** Key of the draft; it holds the id of a menu, or null for the top. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** The menus of the application. */
  menus: readonly ManagedMenu[]
  /** A menu that cannot be its own parent, nor can those below it. */
  excluded?: string | undefined
}

/** Chooses a menu to stand below. Buttons are not offered: nothing stands below one. */
export function MenuParentField(props: MenuParentFieldProps) {
  const { name, label, menus, excluded } = props
  const t = useMessages(menuMessages)
  const language = useLanguage()
  const offered = useMemo(() => parentsOf(menus, excluded), [menus, excluded])
  const toItem = useCallback(
    (menu: ManagedMenu) => ({
      id: menu.id,
      label: menu.name[language],
      hasChildren: menu.children.length > 0,
      data: menu,
    }),
    [language],
  )
  return (
    <TreeSelectField<ManagedMenu>
      name={name}
      label={label}
      rootLabel={t.topLevel}
      {...useNestedSource(offered, toItem)}
      labelOf={(id) => menuTrailOf(menus, id).at(-1)?.name[language]}
    />
  )
}

function parentsOf(menus: readonly ManagedMenu[], excluded: string | undefined): ManagedMenu[] {
  return menus
    .filter(({ id, type }) => type === 0 && id !== excluded)
    .map((menu) => ({ ...menu, children: parentsOf(menu.children, excluded) }))
}
