import {
  idsWithChildren,
  type GetBranch,
  nestedBranches,
  type TreeHandle,
  useLanguage,
  useMessages,
  useTextMatch,
} from '@spruce/shell-ui'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { menuMessages } from './menuMessages.js'
import type { ManagedMenu } from './menuQueries.js'
import type { MenuQuery } from './menuQuery.js'
import { type DeadLinks, menuItem, menuTrailOf, narrowedMenus, openAtFirst } from './menuTree.js'

/** The tree as it stands: what fits the filters, and what is open. */
export interface MenuTreeState {
  ref: RefObject<TreeHandle | null>
  getBranch: GetBranch<ManagedMenu>
  expanded: ReadonlySet<string>
  setExpanded: (expanded: ReadonlySet<string>) => void
  isNarrowed: boolean
}

/** Keeps which branches are open; brings the chosen menu into sight when another one is chosen. */
export function useMenuTree(
  menus: readonly ManagedMenu[] | undefined,
  query: MenuQuery,
  deadLinks: DeadLinks,
): MenuTreeState {
  const t = useMessages(menuMessages)
  const language = useLanguage()
  const ref = useRef<TreeHandle>(null)
  const revealed = useRef<string>(undefined)
  const { keyword, state, menu: selected, appCode } = query
  const matches = useTextMatch(keyword)
  const isNarrowed = (keyword?.trim() ?? '') !== '' || state !== undefined
  const scope = `${appCode ?? ''} ${keyword ?? ''} ${state ?? ''}`
  const [opened, setOpened] = useState<{ scope: string; ids: ReadonlySet<string> }>()
  const shown = useMemo(
    () => narrowedMenus(menus ?? [], { keyword, state, matches, deadLinks }),
    [menus, keyword, state, matches, deadLinks],
  )
  const expanded = useMemo(() => {
    if (opened?.scope === scope) return opened.ids
    return isNarrowed ? idsWithChildren(shown) : openAtFirst(shown)
  }, [opened, scope, isNarrowed, shown])
  const getBranch = useMemo(
    () => nestedBranches(shown, (menu) => menuItem({ t, language, deadLinks }, menu)),
    [shown, t, language, deadLinks],
  )

  const trail = useMemo(
    () => (selected === undefined ? [] : menuTrailOf(shown, selected).map(({ id }) => id)),
    [shown, selected],
  )
  useEffect(() => {
    if (trail.length === 0 || revealed.current === selected) return
    const above = trail.slice(0, -1)
    if (above.every((id) => expanded.has(id))) {
      revealed.current = selected
      if (selected !== undefined) ref.current?.reveal(selected)
    } else setOpened({ scope, ids: new Set([...expanded, ...above]) })
  }, [trail, selected, expanded, scope])

  return {
    ref,
    getBranch,
    expanded,
    setExpanded: (ids) => setOpened({ scope, ids }),
    isNarrowed,
  }
}
