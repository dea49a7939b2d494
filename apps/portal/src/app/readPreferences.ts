import type { Schemas } from '@spruce/api-client'
import type { SessionStore } from '@spruce/session/store'
import type { LayoutStore, TabsStore, ThemeStore } from '@spruce/shell-ui'

/** Where the preferences of a person stand while they work. */
export interface PreferenceSources {
  readonly theme: ThemeStore
  readonly layout: LayoutStore
  readonly tabs: TabsStore
  readonly session: SessionStore
}

/** How many pinned tabs the server keeps. */
const maxPinned = 20

/** The preferences as they are to be kept; the palette of the tenant is no choice of the person. */
export function readPreferences(sources: PreferenceSources): Schemas['Preferences'] {
  const { theme, layout, tabs, session } = sources
  const { palette } = theme
  const isChosen = palette !== 'own' && palette !== session.tenantInfo?.palette
  return {
    theme: { mode: theme.mode, palette: isChosen ? palette : null },
    density: theme.density,
    language: layout.language,
    sidebarOpened: layout.sidebar.opened,
    menuType: layout.menuType,
    pinnedTabs: tabs.tabs
      .filter(({ isPinned }) => isPinned)
      .slice(0, maxPinned)
      .map(({ name, url }) => ({ name, url })),
  }
}
