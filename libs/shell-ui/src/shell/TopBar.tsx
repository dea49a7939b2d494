import { Menu as MenuGlyph } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useMessages } from '../public/index.js'
import { initialOf } from '../display/initials.js'
import type { LayoutStore } from './LayoutStore.js'
import {
  firstMenu,
  menuHref,
  menusOnly,
  selectFirstMenu,
  submenus,
  type MenuItem,
} from './menus.js'
import { countAt, MenuCount, useMenuLabel, type MenuCountProps } from './MenuCount.js'
import { menuLinkProps, type MenuLinkProps } from './MenuTree.js'
import { shellMessages } from './messages.js'
import { isPlainClick } from './TabLink.js'

/** @public */
export interface TopBarBrand {
  name: string
  /** Address of the system icon. */
  icon?: string | null
}

/** @public */
export interface TopBarProps extends MenuLinkProps, MenuCountProps {
  /** How the frame is laid out, and what changes it. */
  layout: LayoutStore
  /** Name and icon of the tenant. */
  brand: TopBarBrand
  /** Where the system icon leads (`homeTarget`); without it the icon is no link. */
  homeHref?: string
  /** Follows the way home. */
  onHome?: (href: string) => void
  /** The first level of the menus. */
  menus: readonly MenuItem[]
  /** The address on show; its menu is marked. */
  activeUrl: string
  /** Between brand and tools: the search or command palette. */
  search?: ReactNode
  /** At the end: messages, tenant, language, theme, user. */
  children?: ReactNode
}

/** 48 px: the system icon, the first-level menu while `menuType` is 2, search and tools. @public */
export const TopBar = observer(function TopBar(props: TopBarProps) {
  const { layout, brand, homeHref, onHome, search, children } = props
  const messages = useMessages(shellMessages)
  const label = layout.isDrawerOpen ? messages.closeMenu : messages.openMenu
  const mark = (
    <>
      {brand.icon ? (
        <img className="shell-brand-icon" src={brand.icon} alt="" />
      ) : (
        <span className="shell-brand-tile" aria-hidden>
          {initialOf(brand.name)}
        </span>
      )}
      <span className="shell-brand-name">{brand.name}</span>
    </>
  )
  return (
    <header className="shell-topbar">
      {layout.device === 'mobile' ? (
        <button
          type="button"
          className="shell-icon-button"
          aria-label={label}
          aria-expanded={layout.isDrawerOpen}
          onClick={() => layout.toggleSidebar()}
        >
          <MenuGlyph size={18} aria-hidden />
        </button>
      ) : null}
      {homeHref === undefined ? (
        <span className="shell-brand" title={brand.name}>
          {mark}
        </span>
      ) : (
        <a
          className="shell-brand"
          href={homeHref}
          title={brand.name}
          onClick={(event) => {
            if (!onHome || !isPlainClick(event)) return
            event.preventDefault()
            onHome(homeHref)
          }}
        >
          {mark}
        </a>
      )}
      {layout.menuType === 2 && layout.device !== 'mobile' ? <FirstLevelMenu {...props} /> : null}
      <div className="shell-topbar-search">{search}</div>
      <div className="shell-topbar-tools">{children}</div>
    </header>
  )
})

const FirstLevelMenu = observer(function FirstLevelMenu(props: TopBarProps) {
  const { layout, menus, activeUrl, onNavigate, hrefOf = menuHref, counts } = props
  const messages = useMessages(shellMessages)
  const labelOf = useMenuLabel()
  const current = selectFirstMenu(menus, activeUrl, layout.firstMenu)
  return (
    <nav className="shell-first-menu" aria-label={messages.firstLevelMenu}>
      {menusOnly(menus).map((menu) => {
        const count = countAt(menu, counts)
        const target = submenus(menu).length > 0 ? (firstMenu([menu]) ?? menu) : menu
        return (
          <a
            key={menu.id}
            {...menuLinkProps(target, hrefOf(target), (chosen, href) => {
              layout.setFirstMenu(menu)
              layout.setClickMenu(true)
              onNavigate(chosen, href)
            })}
            aria-current={menu.id === current?.id ? 'true' : undefined}
            aria-label={count > 0 ? labelOf(menu.name, count) : undefined}
          >
            {menu.name}
            <MenuCount count={count} />
          </a>
        )
      })}
    </nav>
  )
})
