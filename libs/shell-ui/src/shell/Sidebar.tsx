import { Popover, Portal } from '@chakra-ui/react'
import { ChevronsLeft, ChevronsRight, LayoutGrid, Star } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../public/index.js'
import { AllMenusSheet } from './AllMenusSheet.js'
import { FavoriteList } from './FavoriteList.js'
import { withFavorite } from './favorites.js'
import type { LayoutStore } from './LayoutStore.js'
import { countAt, MenuCount, useMenuLabel, type MenuCountProps } from './MenuCount.js'
import { MenuIcon } from './MenuIcon.js'
import {
  menuHref,
  menuTrail,
  menusOnly,
  selectFirstMenu,
  submenus,
  type Favorite,
  type MenuGroup,
  type MenuItem,
} from './menus.js'
import { MenuTree, menuLinkProps, type MenuLinkProps } from './MenuTree.js'
import { shellMessages } from './messages.js'
import { useSidebarPlace } from './SidebarPlace.js'

/** @public */
export interface SidebarProps extends MenuLinkProps, MenuCountProps {
  /** How the frame is laid out, and what changes it. */
  layout: LayoutStore
  /** The menus of the application on show. */
  menus: readonly MenuItem[]
  /** The application of `menus`, kept with new favourites. */
  appCode: string
  /** The address on show; its menu is marked. */
  activeUrl: string
  /** The favourite menus, in their order. */
  favorites: readonly Favorite[]
  /** Receives the whole list in its new order. Without it favourites are only followed. */
  onFavoritesChange?: (favorites: readonly Favorite[]) => void
  /** Stands under the favourites, such as why they cannot be changed. */
  favoritesNote?: string
  /** Follows a favourite. Default: as a menu of the same address. */
  onFavoriteOpen?: (favorite: Favorite) => void
  /** Every menu of every application, for the all-menu sheet. Default: `menus` alone. */
  groups?: readonly MenuGroup[]
  /** Whether a menu answers to the words typed into the sheet. */
  matches?: (menu: MenuItem, keyword: string) => boolean
  /** At the bottom of the panel. */
  footer?: ReactNode
}

/** All menus, favourites and the menu tree; 220 px wide, or 56 px of icons. @public */
export const Sidebar = observer(function Sidebar(props: SidebarProps) {
  const { layout, menus, appCode, activeUrl, favorites, onFavoritesChange, footer } = props
  const { favoritesNote } = props
  const { groups = [{ appCode, name: '', menus }] } = props
  const messages = useMessages(shellMessages)
  const place = useSidebarPlace() ?? (layout.isSidebarCollapsed ? 'rail' : 'full')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isRail = place === 'rail'
  const first = selectFirstMenu(menus, activeUrl, layout.firstMenu)
  const shown =
    layout.menuType === 2 && place !== 'drawer' ? (first ? submenus(first) : []) : menusOnly(menus)

  function navigate(menu: MenuItem, href: string) {
    layout.closeDrawer()
    layout.setClickMenu(true)
    props.onNavigate(menu, href)
  }

  function openFavorite(favorite: Favorite) {
    layout.closeDrawer()
    if (props.onFavoriteOpen) props.onFavoriteOpen(favorite)
    else props.onNavigate({ id: favorite.menuId, name: favorite.name }, favorite.path)
  }

  const links = { onNavigate: navigate, hrefOf: props.hrefOf, activeUrl, counts: props.counts }
  const favoriteList = (
    <>
      <FavoriteList favorites={favorites} onChange={onFavoritesChange} onNavigate={openFavorite} />
      {favoritesNote && <p className="shell-hint">{favoritesNote}</p>}
    </>
  )
  return (
    <aside className="shell-sidebar" data-place={place} aria-label={messages.sidebar}>
      <button
        type="button"
        className="shell-all-menus"
        title={messages.allMenus}
        aria-label={isRail ? messages.allMenus : undefined}
        aria-haspopup="dialog"
        onClick={() => setSheetOpen(true)}
      >
        <LayoutGrid size={16} aria-hidden />
        {isRail ? null : messages.allMenus}
      </button>
      <div className="shell-sidebar-scroll">
        {isRail ? (
          <>
            <RailPopover label={messages.favorites} icon={<Star size={16} aria-hidden />}>
              {() => favoriteList}
            </RailPopover>
            <RailMenu {...links} menus={shown} label={messages.mainMenu} />
          </>
        ) : (
          <>
            <section className="shell-favorites-section" aria-label={messages.favorites}>
              <h2>{messages.favorites}</h2>
              {favoriteList}
            </section>
            {shown.length > 0 ? (
              <MenuTree
                {...links}
                menus={shown}
                label={messages.mainMenu}
                favoriteIds={new Set(favorites.map(({ menuId }) => menuId))}
                onFavoriteToggle={
                  onFavoritesChange &&
                  ((menu, path) => onFavoritesChange(withFavorite(favorites, menu, appCode, path)))
                }
              />
            ) : (
              <p className="shell-hint">{messages.noMenus}</p>
            )}
          </>
        )}
      </div>
      <div className="shell-sidebar-foot">
        {isRail ? null : footer}
        {place === 'drawer' ? null : <SidebarToggle layout={layout} isRail={isRail} />}
      </div>
      <AllMenusSheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        groups={groups}
        favorites={favorites}
        onFavoritesChange={onFavoritesChange}
        onNavigate={navigate}
        hrefOf={props.hrefOf}
        counts={props.counts}
        matches={props.matches}
      />
    </aside>
  )
})

function SidebarToggle({ layout, isRail }: { layout: LayoutStore; isRail: boolean }) {
  const messages = useMessages(shellMessages)
  const Icon = isRail ? ChevronsRight : ChevronsLeft
  const label = isRail ? messages.expandSidebar : messages.collapseSidebar
  return (
    <button
      type="button"
      className="shell-icon-button"
      aria-label={label}
      title={label}
      onClick={() => layout.toggleSidebar()}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}

interface RailMenuProps extends MenuLinkProps, MenuCountProps {
  menus: readonly MenuItem[]
  activeUrl: string
  label: string
}

/** First-level menus as icons; those with more below open beside the rail. */
function RailMenu(props: RailMenuProps) {
  const { menus, activeUrl, label, onNavigate, hrefOf = menuHref, counts } = props
  const labelOf = useMenuLabel()
  const topId = menuTrail(menus, activeUrl)[0]?.id
  return (
    <nav className="shell-rail" aria-label={label}>
      {menus.map((menu) => {
        const below = submenus(menu)
        const count = countAt(menu, counts)
        const name = labelOf(menu.name, count)
        if (below.length === 0) {
          return (
            <a
              key={menu.id}
              {...menuLinkProps(menu, hrefOf(menu), onNavigate)}
              className="shell-rail-item"
              title={name}
              aria-label={name}
              aria-current={menu.id === topId ? 'page' : undefined}
            >
              <MenuIcon menu={menu} />
              <MenuCount count={count} />
            </a>
          )
        }
        return (
          <RailPopover
            key={menu.id}
            label={menu.name}
            triggerLabel={name}
            icon={
              <>
                <MenuIcon menu={menu} />
                <MenuCount count={count} />
              </>
            }
            isAbove={menu.id === topId}
          >
            {(close) => (
              <MenuTree
                menus={below}
                activeUrl={activeUrl}
                label={menu.name}
                hrefOf={hrefOf}
                counts={counts}
                onNavigate={(chosen, href) => {
                  close()
                  onNavigate(chosen, href)
                }}
              />
            )}
          </RailPopover>
        )
      })}
    </nav>
  )
}

interface RailPopoverProps {
  label: string
  /** Of the button, where it says more. Default: `label`. */
  triggerLabel?: string
  icon: ReactNode
  isAbove?: boolean
  children: (close: () => void) => ReactNode
}

function RailPopover(props: RailPopoverProps) {
  const { label, triggerLabel = label, icon, isAbove, children } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      positioning={{ placement: 'right-start', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <button
          type="button"
          className="shell-rail-item"
          title={triggerLabel}
          aria-label={triggerLabel}
          data-above={isAbove || undefined}
        >
          {icon}
        </button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content className="shell-flyout" aria-label={label}>
            <div className="shell-flyout-title">{label}</div>
            {children(() => setOpen(false))}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
