import { ChevronRight, ExternalLink, Star } from 'lucide-react'
import { useId, useState, type MouseEvent } from 'react'
import { useMessages } from '../public/index.js'
import { countAt, MenuCount, useMenuLabel, type MenuCountProps } from './MenuCount.js'
import { MenuIcon } from './MenuIcon.js'
import { menuHref, menuTrail, menusOnly, submenus, type MenuItem } from './menus.js'
import { shellMessages } from './messages.js'
import { isUnmodifiedClick } from './TabLink.js'
import { useRowKeys } from './useRowKeys.js'

/** How a menu reaches its page. @public */
export interface MenuLinkProps {
  /** Follows a menu inside the product; new windows and other sites stay with the browser. */
  onNavigate: (menu: MenuItem, href: string) => void
  /** The address of a menu. Default: its path under its base. */
  hrefOf?: (menu: MenuItem) => string | undefined
}

/** @public */
export interface MenuTreeProps extends MenuLinkProps, MenuCountProps {
  /** The menus, each with those below it. */
  menus: readonly MenuItem[]
  /** The address on show; its menu is marked and its parents stand open. */
  activeUrl: string
  /** Names the navigation. */
  label: string
  /** Ids of the favourite menus; without `onFavoriteToggle` no star is shown. */
  favoriteIds?: ReadonlySet<string>
  /** Keeps a menu as a favourite, or no longer. */
  onFavoriteToggle?: (menu: MenuItem, href: string) => void
}

/** Up to this many menus the first level stands open from the start. */
const openUpTo = 40

/**
 * The menus as nested lists of links. Arrows move and open, Home and End jump, letters find by name;
 * Tab goes through as usual. @public
 */
export function MenuTree(props: MenuTreeProps) {
  const { menus, activeUrl, label } = props
  const onKeyDown = useRowKeys()
  const trail = menuTrail(menus, activeUrl).map(({ id }) => id)
  const trailKey = trail.join('/')
  const [lastTrail, setLastTrail] = useState(trailKey)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set([...trail, ...firstLevelIds(menus)]),
  )
  if (trailKey !== lastTrail) {
    setLastTrail(trailKey)
    setOpenIds(new Set([...openIds, ...trail]))
  }

  function setOpen(id: string, isOpen: boolean) {
    const next = new Set(openIds)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpenIds(next)
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the arrow keys of the links inside bubble up to here
    <nav className="shell-menu" aria-label={label} onKeyDown={onKeyDown}>
      <MenuLevel
        {...props}
        items={menusOnly(menus)}
        level={0}
        trail={trail}
        openIds={openIds}
        setOpen={setOpen}
      />
    </nav>
  )
}

interface MenuLevelProps extends MenuTreeProps {
  items: readonly MenuItem[]
  level: number
  trail: readonly string[]
  openIds: ReadonlySet<string>
  setOpen: (id: string, isOpen: boolean) => void
  id?: string
}

function MenuLevel({ items, id, ...props }: MenuLevelProps) {
  const hasIcons = props.level === 0 && items.some((menu) => menu.icon)
  return (
    <ul className="shell-menu-list" id={id}>
      {items.map((menu) => (
        <MenuBranch key={menu.id} {...props} menu={menu} hasIcons={hasIcons} />
      ))}
    </ul>
  )
}

interface MenuBranchProps extends Omit<MenuLevelProps, 'items' | 'id'> {
  menu: MenuItem
  hasIcons: boolean
}

function MenuBranch({ menu, ...props }: MenuBranchProps) {
  const { trail, openIds, setOpen, level, hasIcons, counts } = props
  const labelOf = useMenuLabel()
  const listId = useId()
  const below = submenus(menu)
  const isOpen = openIds.has(menu.id)
  const isActive = trail.at(-1) === menu.id
  const isAbove = !isActive && trail.includes(menu.id)
  const count = isOpen ? 0 : countAt(menu, counts) // those below show their own
  return (
    <li>
      {below.length > 0 ? (
        <button
          type="button"
          className="shell-menu-row"
          data-menu-row
          data-level={level}
          data-above={isAbove || undefined}
          aria-expanded={isOpen}
          aria-controls={listId}
          title={labelOf(menu.name, count)}
          aria-label={count > 0 ? labelOf(menu.name, count) : undefined}
          onClick={() => setOpen(menu.id, !isOpen)}
        >
          {hasIcons ? <MenuIcon menu={menu} /> : null}
          <span className="shell-menu-name">{menu.name}</span>
          <MenuCount count={count} />
          <ChevronRight className="shell-chevron" size={14} aria-hidden />
        </button>
      ) : (
        <MenuLeaf {...props} menu={menu} isActive={isActive} />
      )}
      {below.length > 0 && isOpen ? (
        <MenuLevel {...props} items={below} id={listId} level={level + 1} />
      ) : null}
    </li>
  )
}

interface MenuLeafProps extends Omit<MenuTreeProps, 'menus' | 'activeUrl' | 'label'> {
  menu: MenuItem
  isActive: boolean
  hasIcons?: boolean
  level?: number
}

/** One menu that opens a page, with its star. */
export function MenuLeaf(props: MenuLeafProps) {
  const { menu, isActive, hasIcons, level = 0, favoriteIds, onFavoriteToggle, onNavigate } = props
  const { hrefOf = menuHref, counts } = props
  const messages = useMessages(shellMessages)
  const labelOf = useMenuLabel()
  const count = counts?.get(menu.id) ?? 0
  const href = hrefOf(menu)
  const link = menuLinkProps(menu, href, onNavigate)
  const isFavorite = favoriteIds?.has(menu.id) ?? false
  return (
    <div className="shell-menu-leaf">
      <a
        {...link}
        className="shell-menu-row"
        data-menu-row
        data-level={level}
        aria-current={isActive ? 'page' : undefined}
        title={labelOf(menu.name, count)}
        aria-label={count > 0 ? labelOf(menu.name, count) : undefined}
      >
        {hasIcons ? <MenuIcon menu={menu} /> : null}
        <span className="shell-menu-name">{menu.name}</span>
        <MenuCount count={count} />
        {link.target ? <ExternalLink className="shell-apart" size={12} aria-hidden /> : null}
      </a>
      {onFavoriteToggle && href ? (
        <button
          type="button"
          className="shell-star"
          aria-pressed={isFavorite}
          aria-label={messages[isFavorite ? 'removeFavorite' : 'addFavorite'](menu.name)}
          title={messages[isFavorite ? 'removeFavorite' : 'addFavorite'](menu.name)}
          onClick={() => onFavoriteToggle(menu, href)}
        >
          <Star size={14} aria-hidden />
        </button>
      ) : null}
    </div>
  )
}

/** The attributes of a link to a menu: openType 0 opens a window of its own. */
export function menuLinkProps(
  menu: MenuItem,
  href: string | undefined,
  onNavigate: MenuLinkProps['onNavigate'],
) {
  const isApart = menu.openType === 0 || (href !== undefined && /^https?:/i.test(href))
  return {
    href,
    target: isApart ? '_blank' : undefined,
    rel: isApart ? 'noopener' : undefined,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      // The shell opens windows, too: it knows the tenant, and who is signed on where.
      if (!href || !isUnmodifiedClick(event)) return
      event.preventDefault()
      onNavigate(menu, href)
    },
  }
}

function firstLevelIds(menus: readonly MenuItem[]): string[] {
  return countOf(menus) > openUpTo ? [] : menusOnly(menus).map(({ id }) => id)
}

function countOf(menus: readonly MenuItem[]): number {
  return menusOnly(menus).reduce((sum, menu) => sum + 1 + countOf(submenus(menu)), 0)
}
