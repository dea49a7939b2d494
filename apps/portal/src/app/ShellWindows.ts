import { describeError } from '@spruce/api-client'
import {
  addressOf,
  dynamicHref,
  findMenu,
  targetOf,
  targetOfApp,
  withTenant,
  type MenuItem,
  type MenuTarget,
} from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import { safeUrl } from '@spruce/validators'
import { toast, type Favorite, type OpenableApp, type TabNavigator } from '@spruce/shell-ui'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { hrefBeside } from '../session/mockLogin.js'

/**
 * Opens menus and applications by their kind, wherever they are opened from: in a tab of the frame, or in a
 * window. Another site never takes the place of the portal.
 */
export class ShellWindows {
  constructor(
    private readonly entry: PortalEntry,
    private readonly session: SessionStore,
    private readonly navigator: TabNavigator,
  ) {}

  /** Opens a menu by its openType: here, or in a window that starts in the same tenant. */
  openMenu(menu: MenuItem): void {
    const target = targetOf(menu)
    if (target?.kind === 'window') this.openMenuWindow(target.url)
    else if (target) this.follow(target)
  }

  /**
   * The window of a menu. The server says whether another site may still be opened, as it does of what shows within
   * the framework page: its application may be gone.
   */
  openMenuWindow(url: string): void {
    if (this.isOutside(url)) this.openAsked(url)
    else this.open(url)
  }

  /** Opens the menu with an id, of any application; without one the address that stands for it. */
  openMenuOf({ id, name }: Pick<MenuItem, 'id' | 'name'>, href: string): void {
    const menu = this.findMenu(id)
    if (menu) this.openMenu(menu)
    else this.openAddress(href, name)
  }

  openFavorite({ menuId, name, path }: Favorite): void {
    this.openMenuOf({ id: menuId, name }, path)
  }

  openApp(app: OpenableApp): void {
    const target = targetOfApp(app)
    if (target) this.follow(target)
  }

  /** Opens an address: a page of the portal in its tab, another site within the framework page. */
  openAddress(url: string, name?: string): void {
    const own = safeUrl(url, { origin: location.origin })
    if (own) void this.navigator.open(own.path)
    else if (/^https?:\/\/[^/]/i.test(url)) void this.navigator.open(dynamicHref({ url, name }))
  }

  /** A window in the tenant of this tab: without an opener it gets a session storage of its own. */
  open(url: string): void {
    const own = safeUrl(url, { origin: location.origin })
    if (!own) {
      this.openOutside(url)
      return
    }
    const href = withTenant(own.path, this.session.currentTenant?.code)
    window.open(hrefBeside(this.entry, href), '_blank', 'noopener')
  }

  private follow({ kind, url }: MenuTarget): void {
    if (kind === 'window') this.open(url)
    else this.openAddress(url)
  }

  /** Another site learns neither who opened it nor from where. */
  private openOutside(url: string): void {
    if (!this.isOutside(url)) return
    if (this.isOfApp(url)) this.openAsked(url)
    else window.open(url, '_blank', 'noopener,noreferrer')
  }

  /** Another site by http or https, of one host without user info. */
  private isOutside(url: string): boolean {
    const { origin } = URL.canParse(url) ? new URL(url) : location
    const passed = safeUrl(url, { origin: location.origin, allowedOrigins: [origin] })
    return passed !== undefined && !passed.isOwn
  }

  /**
   * Whether it may be opened and signs somebody on is for the server to say, and a window that opens after its answer
   * is one that browsers block: it opens empty, by the click, and is led from there.
   */
  private openAsked(url: string): void {
    const opened = window.open('', '_blank')
    const close = () => opened?.close()
    const retry = () => this.openAsked(url)
    const { entry } = this
    addEventListener('pagehide', close) // nobody would lead it any more
    import('../lazy/appWindow.js')
      .then(({ leadAppWindow }) => leadAppWindow({ entry, opened, url, retry }))
      .catch((error: unknown) => {
        close()
        toast.error(describeError(error, entry.state.language))
      })
      .finally(() => removeEventListener('pagehide', close))
  }

  /** Whether an address lies on the origin of an application that the person sees. */
  private isOfApp(url: string): boolean {
    if (!URL.canParse(url)) return false
    const { origin } = new URL(url)
    return this.session.appList.some(
      ({ path }) => URL.canParse(path) && new URL(path).origin === origin,
    )
  }

  private findMenu(id: string): MenuItem | undefined {
    for (const menus of Object.values(this.session.menus)) {
      const found = findMenu(menus, id)
      if (found && addressOf(found) !== undefined) return found
    }
    return undefined
  }
}
