import { Drawer, Portal } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useOpenDialog } from '../dialogs/useOpenDialog.js'
import { useMessages } from '../public/index.js'
import type { MenuCountProps } from './MenuCount.js'
import {
  filterMenus,
  firstMenu,
  menuHref,
  menusOnly,
  submenus,
  type Favorite,
  type MenuGroup,
  type MenuItem,
} from './menus.js'
import { MenuLeaf, type MenuLinkProps } from './MenuTree.js'
import { shellMessages } from './messages.js'
import { withFavorite } from './favorites.js'
import { useRowKeys } from './useRowKeys.js'

/** @public */
export interface AllMenusSheetProps extends MenuLinkProps, MenuCountProps {
  /** Whether it is on show. */
  isOpen: boolean
  /** Asked to close. */
  onClose: () => void
  /** Every menu of every application. */
  groups: readonly MenuGroup[]
  /** The favourite menus, in their order. */
  favorites?: readonly Favorite[]
  /** Receives the whole list in its new order. Without it favourites are only followed. */
  onFavoritesChange?: (favorites: readonly Favorite[]) => void
  /** Whether a menu answers to the words typed. Default: its name holds them. */
  matches?: (menu: MenuItem, keyword: string) => boolean
}

/**
 * Every menu on one sheet, filtered while typing. Down goes from the words to the menus, Enter
 * opens the first one found, Escape closes. @public
 */
export function AllMenusSheet(props: AllMenusSheetProps) {
  const { isOpen, onClose } = props
  const searchId = useId()
  useOpenDialog({ isOpen, onDismiss: onClose, isOfFrame: true })
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      placement="start"
      size="xl"
      initialFocusEl={() => document.getElementById(searchId)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content className="shell-sheet">
            <SheetContent {...props} searchId={searchId} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

interface SheetContentProps extends AllMenusSheetProps {
  searchId: string
}

function SheetContent(props: SheetContentProps) {
  const { groups, favorites = [], onFavoritesChange, onClose, onNavigate, matches } = props
  const messages = useMessages(shellMessages)
  const [keyword, setKeyword] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const found = groups
    .map((group) => ({ ...group, menus: filterMenus(group.menus, keyword, matches) }))
    .filter((group) => group.menus.length > 0)
  const favoriteIds = new Set(favorites.map(({ menuId }) => menuId))

  function navigate(menu: MenuItem, href: string) {
    onClose()
    onNavigate(menu, href)
  }

  const onKeyDown = useRowKeys()

  function leaveSearch(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      body.current?.querySelector<HTMLElement>('[data-menu-row]')?.focus()
    }
    if (event.key === 'Enter' && keyword.trim()) {
      const first = firstMenu(found.flatMap((group) => group.menus))
      const href = first && (props.hrefOf ?? menuHref)(first)
      if (first && href) navigate(first, href)
    }
  }

  return (
    <>
      <header className="shell-sheet-header">
        <Drawer.Title>{messages.allMenus}</Drawer.Title>
        <button
          type="button"
          className="shell-icon-button"
          aria-label={messages.close}
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      <div className="shell-search">
        <Search size={16} aria-hidden />
        <input
          id={props.searchId}
          type="search"
          value={keyword}
          placeholder={messages.filterMenus}
          aria-label={messages.filterMenus}
          onChange={(event) => setKeyword(event.target.value)}
          onKeyDown={leaveSearch}
        />
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the arrow keys of the links inside bubble up to here */}
      <div className="shell-sheet-body" ref={body} onKeyDown={onKeyDown}>
        {found.map((group) => (
          <section key={group.appCode} aria-label={group.name}>
            <h2>{group.name}</h2>
            <div className="shell-sheet-columns">
              {columnsOf(group.menus).map((column) => (
                <div key={column.id} className="shell-sheet-column">
                  {column.name ? <h3>{column.name}</h3> : null}
                  <ul className="shell-menu-list">
                    {column.menus.map((menu) => (
                      <li key={menu.id}>
                        <MenuLeaf
                          menu={menu}
                          level={1}
                          isActive={false}
                          favoriteIds={favoriteIds}
                          hrefOf={props.hrefOf}
                          counts={props.counts}
                          onNavigate={navigate}
                          onFavoriteToggle={
                            onFavoritesChange &&
                            ((chosen, path) =>
                              onFavoritesChange(
                                withFavorite(favorites, chosen, group.appCode, path),
                              ))
                          }
                        />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        ))}
        {found.length === 0 ? (
          <p className="shell-hint">
            {keyword.trim() ? messages.noMenuFound(keyword.trim()) : messages.noMenus}
          </p>
        ) : null}
      </div>
      <span className="shell-only-read" role="status">
        {keyword.trim() && found.length > 0
          ? messages.menusFound(
              found.flatMap((group) => columnsOf(group.menus).flatMap(({ menus }) => menus)).length,
            )
          : ''}
      </span>
    </>
  )
}

interface MenuColumn {
  id: string
  name?: string
  menus: readonly MenuItem[]
}

/** One column for each first-level menu; single pages share the first. */
function columnsOf(menus: readonly MenuItem[]): readonly MenuColumn[] {
  const single = menus.filter((menu) => submenus(menu).length === 0)
  const groups = menus.filter((menu) => submenus(menu).length > 0)
  return [
    ...(single.length > 0 ? [{ id: 'single', menus: single }] : []),
    ...groups.map((menu) => ({ id: menu.id, name: menu.name, menus: leavesOf(submenus(menu)) })),
  ]
}

function leavesOf(menus: readonly MenuItem[]): readonly MenuItem[] {
  return menusOnly(menus).flatMap((menu) => {
    const below = submenus(menu)
    return below.length > 0 ? leavesOf(below) : [menu]
  })
}
