import type { Favorite } from '../shell/menus.js'
import type { MessageSummary } from '../shell/message-drawer/drawerTypes.js'
import { LiveListeners } from '../shell-port/LiveListeners.js'
import type { OpenableApp, OpenPage, ShellPort } from '../shell-port/ShellPort.js'

/** A shell for stories and tests: it has what it was given, and writes down what it was asked for. */
export class FakeShellPort implements ShellPort {
  readonly tabs: readonly OpenPage[]
  readonly favorites: readonly Favorite[]
  /** `live.tell(kind, data)` is the server, `live.setUp(false)` breaks the connection. */
  readonly live = new LiveListeners()
  /** What was opened: URLs, applications by their paths, messages by their ids. */
  readonly opened: string[] = []

  constructor({ tabs = [], favorites = [] }: Partial<Pick<ShellPort, 'tabs' | 'favorites'>> = {}) {
    this.tabs = tabs
    this.live.setUp(true)
    this.favorites = favorites
  }

  get recent(): readonly OpenPage[] {
    return this.tabs.filter(({ name }) => name !== 'dashboard').toReversed()
  }

  open = (url: string): void => {
    this.opened.push(url)
  }

  replace = (url: string): void => {
    this.opened.push(url)
  }

  openApp = ({ path }: OpenableApp): void => {
    this.opened.push(path)
  }

  openFavorite = ({ path }: Favorite): void => {
    this.opened.push(path)
  }

  openMessage = (message?: MessageSummary): void => {
    this.opened.push(`message ${message?.id ?? ''}`.trim())
  }
}
