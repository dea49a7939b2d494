import type { ApiClient } from '@spruce/api-client'
import type {
  BrowserStorage,
  MenuItem,
  SubApp,
  SystemData,
  TenantMembership,
} from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import type { LayoutStore, SearchSource, ShellPort, ThemeStore } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'

/** Menus of one application. */
export interface SearchMenuGroup {
  readonly name: string
  readonly menus: readonly MenuItem[]
}

/** What the settings and actions of the search do to the frame. */
export interface SearchFrame {
  readonly theme: Pick<ThemeStore, 'brandColors' | 'setMode' | 'setDensity' | 'setPalette'>
  readonly layout: Pick<LayoutStore, 'toggleSidebar' | 'toggleMenuType'>
  setLanguage: (language: Language) => void
  openMenu: (menu: MenuItem) => void
  openPasswordDialog: () => void
  switchTenant: (tenant: TenantMembership) => void
  leaveMockLogin: () => void
  signOut: () => void
}

/** What the global search works with. */
export interface SearchEnvironment {
  readonly api: ApiClient
  readonly session: SessionStore
  readonly shell: ShellPort
  readonly frame: SearchFrame
  readonly storage: Pick<BrowserStorage, 'get' | 'set'>
  readonly language: Language
  readonly subApps: readonly SubApp[]
  /** Menus by application, for whom they lead somewhere. */
  readonly groups: readonly SearchMenuGroup[]
  /** Name of the page on show, which is not searched for. */
  readonly activePage: string | undefined
  /** The path of the menu that a page belongs to: its own, unless its route names another. */
  menuPathOf: (path: string) => string
  /** Whether an application has something for the person. */
  hasPages: (app: SystemData['apps'][number]) => boolean
  /** Of other features, as the messages. */
  readonly others: readonly SearchSource[]
}
