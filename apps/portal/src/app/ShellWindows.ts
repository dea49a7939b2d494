import { targetOf, withTenant, type MenuItem } from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import { safeUrl } from '@spruce/validators'
import type { OpenableApp, TabNavigator } from '@spruce/shell-ui'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { hrefBeside } from '../session/mockLogin.js'

/** Opens menus and applications by their kind: in a tab of the frame, or in a window. */
export class ShellWindows {
  constructor(
    private readonly entry: PortalEntry,
    private readonly session: SessionStore,
    private readonly navigator: TabNavigator,
  ) {}

  /** Opens a menu by its openType: here, or in a window that starts in the same tenant. */
  openMenu(menu: MenuItem): void {
    const target = targetOf(menu)
    if (target?.kind === 'window') this.open(target.url)
    else if (target) void this.navigator.open(target.url)
  }

  openApp({ path }: OpenableApp): void {
    const target = safeUrl(path, { origin: location.origin })
    if (target?.isOwn) void this.navigator.open(target.path)
    else if (/^https?:\/\//u.test(path)) window.open(path, '_blank', 'noopener,noreferrer')
  }

  /** A window in the tenant of this tab: without an opener it gets a session storage of its own. */
  open(url: string): void {
    const href = withTenant(url, this.session.currentTenant?.code)
    window.open(hrefBeside(this.entry, href), '_blank', 'noopener')
  }
}
