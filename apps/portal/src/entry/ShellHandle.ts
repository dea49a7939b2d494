import type { SessionStore } from '@spruce/session/store'
import type { Language } from '@spruce/validators/i18n'
import type { QueryClient } from '@tanstack/react-query'

/** What the entry, and what begins and ends a session, ask of the signed-in part. */
export interface ShellHandle {
  readonly session: SessionStore
  readonly queryClient: QueryClient
  readonly theme: { readonly setMode: (mode: 'light' | 'dark') => void }
  readonly renewal: {
    /** A call was refused. Resolves with true when it may be sent once more. */
    readonly renew: () => Promise<boolean>
    /** Another tab of the browser has signed in. */
    readonly follow: () => Promise<void>
  }
  /** The application and its headers follow the page that is about to show. */
  followPath: (path: string) => void
  openWindow: (url: string) => void
  /** A link names a tenant, perhaps another than this tab's. */
  askAboutTenant: (code: string, href: string) => void
  /** What a permission is called, in the language on show. */
  permissionName: (code: string) => string | undefined
  /** Names of menus and apps come in the language asked for. */
  changeLanguage: (language: Language) => void
  /** Loads the portal anew; unsaved input goes after a question only. */
  reloadPage: () => Promise<void>
  /** Sends what is not sent yet. */
  flush: () => Promise<void>
  dispose: () => void
}
