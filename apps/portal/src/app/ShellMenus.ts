import {
  deliveredCodeOf,
  managementEntryCode,
  pathOf,
  readDynamicHref,
  targetOf,
  type MenuItem,
  type SubApp,
  type SystemData,
} from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import { menuHref, menuTrail, tabTitle, titleIn, type Tab, type TabTarget } from '@spruce/shell-ui'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { tabNameOf } from './tabNameOf.js'

/** What the person's menus say: which there are, where they lead, and what pages are called. */
export class ShellMenus {
  constructor(
    private readonly entry: PortalEntry,
    private readonly session: SessionStore,
    private readonly subApps: readonly SubApp[],
  ) {}

  /** Menus of every application, without the console switch, which repeats them. */
  get all(): readonly MenuItem[] {
    return this.groups.flatMap(({ menus }) => menus)
  }

  /** Menus by application, for the all-menu sheet. */
  get groups(): readonly { appCode: string; name: string; menus: readonly MenuItem[] }[] {
    const { menus, appList } = this.session
    return Object.entries(menus)
      .filter(([appCode, items]) => appCode !== managementEntryCode && items.length > 0)
      .map(([appCode, items]) => ({
        appCode,
        name: appList.find((app) => app.appCode === appCode)?.appName ?? appCode,
        menus: items,
      }))
  }

  /**
   * What stands in the sidebar at an address: the menus of the delivered application that it is a page of, else those
   * of the application on screen.
   */
  sidebarAt(url: string): { appCode: string; menus: readonly MenuItem[] } {
    const { appCode, menuList, menus } = this.session
    const delivered = deliveredCodeOf(pathOf(url))
    const own = delivered === undefined ? undefined : menus[delivered]
    if (delivered === undefined || !own?.length) return { appCode, menus: menuList }
    return { appCode: delivered, menus: own }
  }

  /** Entries of the console switch; none where the person has no management entry (MT0001). */
  get consoles(): readonly MenuItem[] {
    return this.session.hasMT0001 ? (this.session.menus[managementEntryCode] ?? []) : []
  }

  /**
   * Whether an application has something for the person. One of the product has when a page of its own is
   * in their menus: a company may hang other pages, as the personal ones, into its console.
   */
  hasPages = ({ appCode, path }: Pick<SystemData['apps'][number], 'appCode' | 'path'>): boolean => {
    if (!this.subApps.some(({ manifest }) => manifest.appCode === appCode)) return true
    const leadsInto = (menu: MenuItem): boolean => {
      const href = menuHref(menu) ?? ''
      const isAll = menu.ownsPaths === true && href === path
      return isAll || href.startsWith(`${path}/`) || menu.childs.some(leadsInto)
    }
    return (this.session.menus[appCode] ?? []).some(leadsInto)
  }

  /** What stands on a tab: the page's own title, its menu, or what the address is. */
  titleOf = (tab: Pick<Tab, 'name' | 'url' | 'title'>): string => {
    const { language } = this.entry.state
    const apps = this.session.appList.map(({ appName, path }) => ({
      appName,
      basePath: path,
    }))
    const menu = menuTrail(this.all, this.urlOfMenu(tab.url)).at(-1)
    if (menu && readDynamicHref(tab.url)) return menu.name // its own name follows no language
    return titleIn(tab.title, language) ?? tabTitle(tab.url, apps, language, menu?.name) ?? tab.name
  }

  /** Where the menu of a page leads: to the page, unless its route names another menu or it shows another address. */
  urlOfMenu(url: string): string {
    const shown = readDynamicHref(url)
    if (shown) return shown.url
    const path = pathOf(url)
    const menuPath = this.entry.menuPathOf(path)
    return menuPath === path ? url : menuPath
  }

  /** The tab that is left when all are closed: the first menu, else the home page. */
  firstTab(): TabTarget {
    const menu = this.session.firstMenu
    const target = menu ? targetOf(menu) : undefined
    const name = target?.kind === 'tab' ? tabNameOf(this.entry, target.url) : undefined
    return name && target ? { name, url: target.url } : { name: 'dashboard', url: '/dashboard' }
  }
}
