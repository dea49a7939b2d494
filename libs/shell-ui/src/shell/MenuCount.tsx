import { useMessages } from '../public/index.js'
import { submenus, type MenuItem } from './menus.js'
import { shellMessages } from './messages.js'

/** How much work waits at menus, by their ids. @public */
export interface MenuCountProps {
  /** How much work waits at a menu, by its id. A menu that hides others shows theirs. */
  counts?: ReadonlyMap<string, number>
}

/** From here on it says only that there are more. */
const mostShown = 99

/** How much waits at a menu and at those below it. */
export function countAt(menu: MenuItem, counts: MenuCountProps['counts']): number {
  if (!counts || counts.size === 0) return 0
  return submenus(menu).reduce(
    (sum, below) => sum + countAt(below, counts),
    counts.get(menu.id) ?? 0,
  )
}

/** The name of a menu with what waits there, as its accessible name; the name alone for nothing. */
export function useMenuLabel(): (name: string, count: number) => string {
  const messages = useMessages(shellMessages)
  return (name, count) => (count > 0 ? messages.menuWaiting(name, count) : name)
}

/** The number beside the name of a menu; the label of the menu says it to those who do not see it. */
export function MenuCount({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="shell-menu-count" aria-hidden>
      {count > mostShown ? `${mostShown}+` : count}
    </span>
  )
}
