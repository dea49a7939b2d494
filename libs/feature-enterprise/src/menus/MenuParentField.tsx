import {
  idsWithChildren,
  nestedBranches,
  TreeSelectField,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { useMemo, useState } from 'react'
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
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => idsWithChildren(offered))
  const getBranch = useMemo(
    () =>
      nestedBranches(offered, (menu) => ({
        id: menu.id,
        label: menu.name[language],
        hasChildren: menu.children.length > 0,
        data: menu,
      })),
    [offered, language],
  )
  return (
    <TreeSelectField<ManagedMenu>
      name={name}
      label={label}
      rootLabel={t.topLevel}
      getBranch={getBranch}
      expanded={expanded}
      onExpandedChange={setExpanded}
      labelOf={(id) => menuTrailOf(menus, id).at(-1)?.name[language]}
    />
  )
}

function parentsOf(menus: readonly ManagedMenu[], excluded: string | undefined): ManagedMenu[] {
  return menus
    .filter(({ id, type }) => type === 0 && id !== excluded)
    .map((menu) => ({ ...menu, children: parentsOf(menu.children, excluded) }))
}
