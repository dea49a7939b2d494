import {
  AppWindow,
  Bell,
  BookUser,
  Boxes,
  Building2,
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  Component,
  FileText,
  FolderOpen,
  Gauge,
  House,
  LayoutDashboard,
  LayoutGrid,
  ListTree,
  LockKeyhole,
  Megaphone,
  MessageSquare,
  Monitor,
  Network,
  Palette,
  Puzzle,
  Settings,
  ShieldCheck,
  Tags,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { createElement, useEffect, useSyncExternalStore } from 'react'
import { initialOf } from '../display/initials.js'
import type { MenuItem } from './menus.js'

/** Icons a menu may name, by their lucide names. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'app-window': AppWindow,
  bell: Bell,
  'book-user': BookUser,
  boxes: Boxes,
  building: Building2,
  'building-2': Building2,
  'chart-column': ChartColumn,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  component: Component,
  'file-text': FileText,
  folder: FolderOpen,
  'folder-open': FolderOpen,
  gauge: Gauge,
  home: House,
  house: House,
  'layout-dashboard': LayoutDashboard,
  'layout-grid': LayoutGrid,
  'list-tree': ListTree,
  lock: LockKeyhole,
  megaphone: Megaphone,
  menu: ListTree,
  message: MessageSquare,
  monitor: Monitor,
  network: Network,
  organization: Network,
  palette: Palette,
  puzzle: Puzzle,
  role: ShieldCheck,
  settings: Settings,
  shield: ShieldCheck,
  'shield-check': ShieldCheck,
  tags: Tags,
  user: User,
  users: Users,
}

/** Names of the icons that come with the frame; `moreIcons` has others. */
export const menuIconNames: readonly string[] = Object.keys(icons)

/** @public */
export interface MenuIconProps {
  /** What the menu says of itself: the name of an icon or the address of a picture. */
  menu: Pick<MenuItem, 'name' | 'icon'>
}

/** A menu's icon: one of ours by name, a picture by address, else the first letter of its name. @public */
export function MenuIcon({ menu }: MenuIconProps) {
  const { icon, name } = menu
  const wanted = icon?.toLowerCase() ?? ''
  const own = iconOf(icons, wanted)
  const more = useMoreIcons(!own && /^[a-z][a-z-]*$/.test(wanted))
  const known = own ?? iconOf(more, wanted)
  if (known) {
    return createElement(known, {
      className: 'shell-icon',
      size: 16,
      strokeWidth: 1.75,
      'aria-hidden': true,
    })
  }
  if (icon && /^(https:\/\/|\/(?!\/))/.test(icon)) {
    return <img className="shell-icon" src={icon} alt="" width={16} height={16} />
  }
  return (
    <span className="shell-icon shell-icon-letter" aria-hidden>
      {initialOf(name)}
    </span>
  )
}

type Icons = Readonly<Record<string, LucideIcon>>

/** What an object has by itself: a menu's icon may have any name, `constructor` too. */
function iconOf(from: Icons | undefined, name: string): LucideIcon | undefined {
  return from && Object.hasOwn(from, name) ? from[name] : undefined
}

let loaded: Icons | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The rarer icons, fetched once for all who want one. Where they do not come the first letter stays. */
function useMoreIcons(isWanted: boolean): Icons | undefined {
  const more = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => loaded,
  )
  useEffect(() => {
    if (isWanted) loading ??= load()
  }, [isWanted])
  return more
}

async function load(): Promise<void> {
  try {
    loaded = (await import(/* ahead */ './moreIcons.js')).moreIcons
    for (const listener of listeners) listener()
  } catch {
    loading = undefined // the next one that shows tries again
  }
}
