import { createContext, use } from 'react'
import type { Favorite } from '../shell/menus.js'
import type { MessageSummary } from '../shell/message-drawer/drawerTypes.js'
import type { LiveSource } from './LiveListeners.js'

/** A page that is open. */
export interface OpenPage {
  /** Identity: what the page is, never what it is filtered by. */
  readonly name: string
  readonly url: string
  /** In the language on show. */
  readonly title: string
}

/** An application, as far as it takes to open it. */
export interface OpenableApp {
  /** Names its tab where the address says nothing. */
  readonly appName?: string
  /** A path of the platform, or the absolute address of another site. */
  readonly path: string
  /** `window` asks for a window of its own. Default: by the path. */
  readonly kind?: string
  /** 0 asks for a window of its own, too. Default: inside the platform. */
  readonly openType?: number
}

/**
 * What a feature may ask of the shell around it; the only way from a feature to the shell. What it
 * reads is observable: components that read `tabs` or `recent` wrap themselves in `observer`.
 */
export interface ShellPort {
  /** Opens a path of the platform in its tab, never another site in the platform's place. */
  open: (url: string) => void
  /** Goes on to a path in the place of the page on show. */
  replace: (url: string) => void
  /**
   * Opens an application by its kind: one of the platform in its tab, another site within the framework
   * page, one that asks for a window in a window.
   */
  openApp: (app: OpenableApp) => void
  /** Opens a favourite as its menu opens. */
  openFavorite: (favorite: Favorite) => void
  /** Opens the messages, at once with a message where one is given. */
  openMessage: (message?: MessageSummary) => void
  /** The open pages, in the order of the tab bar. */
  readonly tabs: readonly OpenPage[]
  /** The open pages but the home page, the one opened last first. */
  readonly recent: readonly OpenPage[]
  /** Of the person, in their order. */
  readonly favorites: readonly Favorite[]
  /** What the server tells of itself, of the tenant on show. */
  readonly live: LiveSource
}

/** Undefined where there is no shell. */
export const ShellPortContext = createContext<ShellPort | undefined>(undefined)

/** Gives the shell to every feature below it. Keep the value stable. */
export const ShellPortProvider = ShellPortContext.Provider

/** The shell around. @throws Error where there is none */
export function useShellPort(): ShellPort {
  const port = use(ShellPortContext)
  if (!port) throw new Error('ShellPortProvider is missing above this component')
  return port
}
