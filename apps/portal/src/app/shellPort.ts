import type { Favorite, ShellPort } from '@spruce/shell-ui'
import type { Shell } from './Shell.js'

/** The shell, as features reach it. What it reads of tabs and titles is observable. */
export function shellPort(shell: Shell, favorites: readonly Favorite[]): ShellPort {
  const { windows, inbox, tabs, menus, live, entry } = shell
  return {
    open: (url) => windows.openAddress(url),
    replace: (url) => void entry.go(url, { replace: true }),
    openApp: (app) => windows.openApp(app),
    openFavorite: (favorite) => windows.openFavorite(favorite),
    openMessage: (message) => inbox.open(message),
    get tabs() {
      return tabs.tabs.map((tab) => ({ name: tab.name, url: tab.url, title: menus.titleOf(tab) }))
    },
    get recent() {
      return this.tabs.filter(({ name }) => name !== 'dashboard').toReversed()
    },
    favorites,
    live: live.events,
  }
}
