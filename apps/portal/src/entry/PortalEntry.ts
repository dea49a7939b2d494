import { createApiClient, type ApiClient, type ApiClientOptions } from '@spruce/api-client'
import type { LoginResult } from '@spruce/feature-auth'
import {
  appCodeKey,
  BrowserStorage,
  deployConfigKey,
  languageKey,
  returnTargetKey,
  sessionMarkKey,
  TenantPin,
  themeKey,
  type BootstrapResult,
  type NavigationSession,
} from '@spruce/session'
import type { Language } from '@spruce/validators/i18n'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import type { Boot } from './readBoot.js'
import type { ShellHandle } from './ShellHandle.js'
import { TabSession } from './TabSession.js'

/** What the entry's React parts follow. Replaced, never changed in place. */
export interface EntryState {
  readonly language: Language
  readonly isDark: boolean
  /** Whose pages these are before a sign-in and after a sign-out. */
  readonly brand: Boot['brand']
  readonly mustChangePassword: boolean
  /** Why the person is at the login page again. */
  readonly notice: string | undefined
  /** Everything of a signed-in person in one tenant; absent while there is none, or it is loading. */
  readonly shell: ShellHandle | undefined
}

/** The router of the portal; its routes grow when the sub-applications come. */
export type PortalRouter = AnyRouter

/** What begins and ends a session: small, and fetched while the person types. */
export interface SessionPart {
  signedIn: (entry: PortalEntry, result: LoginResult, askedAt?: number) => Promise<void>
  signOut: (entry: PortalEntry) => Promise<void>
  expire: (entry: PortalEntry, error: unknown) => Promise<void>
  moveTo: (entry: PortalEntry, tenantId?: string) => Promise<void>
  loadShell: (entry: PortalEntry) => Promise<void>
  followOtherTab: (entry: PortalEntry) => void
  runAhead: (entry: PortalEntry) => Promise<void>
}

/** What every signed-in page needs: MobX, queries, the UI kit. */
export interface ShellPart {
  createShell: (
    entry: PortalEntry,
    result: Extract<BootstrapResult, { kind: 'ready' }>,
    token: string | undefined,
  ) => ShellHandle
  makeSubAppRoutes: (parent: AnyRoute) => AnyRoute[]
}

/** The code that comes after the entry. */
export interface PortalCode {
  importSession: () => Promise<SessionPart>
  importShell: () => Promise<ShellPart>
}

const defaultAppCode = 'spruce-web-enterprise-console'

/**
 * The portal before and around the signed-in part: who may be signed in, which tenant the tab stands
 * in, which language and colour mode hold. Plain and small, because it loads with the login page: what
 * begins and ends a session is in `../session`, which comes while the person types, and what needs
 * MobX, queries and the UI kit is `Shell`.
 */
export class PortalEntry {
  readonly boot: Boot
  readonly code: PortalCode
  readonly storage: BrowserStorage
  readonly pin: TenantPin
  readonly session: TabSession
  /** For pages: a call that is refused because the session is over waits for a new one (S-19). */
  readonly api: ApiClient
  /** For the ways in and out of a session, where a 401 is an answer like any other. */
  readonly plainApi: ApiClient
  /** `?tenant=CODE` of the address that opened this page, or the tenant of a session that ran out. */
  tenantCode: string | undefined
  /** The sub-applications' routes are in the router. */
  hasSubApps = false
  /** The captcha of the first HTML has let somebody in: it is good for nothing any more. */
  hasUsedCaptcha = false
  state: EntryState

  private loading: Promise<void> | undefined
  private attachedRouter: PortalRouter | undefined
  private readonly listeners = new Set<() => void>()
  private chosenMode: Boot['theme']['mode'] | undefined

  constructor(
    boot: Boot,
    code: PortalCode,
    parts: { storage?: BrowserStorage; api?: ApiClient } = {},
  ) {
    this.code = code
    const { storage = new BrowserStorage() } = parts
    this.boot = boot
    this.storage = storage
    this.pin = new TenantPin(storage)
    this.session = new TabSession(storage, this.pin, boot.hasSession)
    this.tenantCode = new URLSearchParams(location.search).get('tenant') ?? undefined
    this.state = {
      language: boot.language,
      isDark: boot.theme.mode === 'dark',
      brand: boot.brand,
      mustChangePassword: false,
      notice: undefined,
      shell: undefined,
    }
    const calls: ApiClientOptions = {
      getHeaders: () => this.headers(),
      language: () => this.state.language,
    }
    this.plainApi = parts.api ?? createApiClient(calls)
    this.api =
      parts.api ?? createApiClient({ ...calls, onUnauthorized: () => this.waitForSession() })
    storage.set(deployConfigKey, { pageLimit: boot.deploy.pageLimit })
    this.pin.keepBranding()
    storage.watch(sessionMarkKey, (mark) => this.followOtherTab(mark))
  }

  get router(): PortalRouter {
    if (!this.attachedRouter) throw new Error('The router is not attached yet')
    return this.attachedRouter
  }

  attachRouter(router: PortalRouter): void {
    this.attachedRouter = router
  }

  /** The route of a path. The router also finds one that answers to a part of it only. */
  findRoute(path: string): AnyRoute | undefined {
    const [, rest, route] = this.router.getMatchedRoutes(path)
    return rest['**'] ? undefined : route
  }

  /** The parameters in a path, as its route names them. */
  paramsOf(path: string): Record<string, string> {
    const [, params] = this.router.getMatchedRoutes(path)
    return params
  }

  /** The path of the menu that a page belongs to: its own, unless its route names another. */
  menuPathOf(path: string): string {
    const { staticData } = (this.findRoute(path)?.options ?? {}) as StaticOptions
    return staticData?.menuPath ?? path
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getState = (): EntryState => this.state

  change(part: Partial<EntryState>): void {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  /** What every call carries (spec section 7). */
  headers(): { readonly 'app-code': string; readonly [name: string]: string | undefined } {
    const { shell } = this.state
    return {
      'app-code': shell?.session.appCode ?? this.storage.get(appCodeKey) ?? defaultAppCode,
      'current-tenant': this.pin.current,
      'x-session': this.session.mockName,
    }
  }

  /** What the routing guard looks at. */
  navigation(): NavigationSession {
    const { pageLimit } = this.boot.deploy
    const { isSignedIn } = this.session
    const { shell, mustChangePassword } = this.state
    if (shell) return shell.session.navigation(isSignedIn, pageLimit)
    return {
      isSignedIn,
      isLoaded: false,
      mustChangePassword,
      hasHomepage: false,
      pageLimit,
      menuMap: new Set(),
      firstMenu: undefined,
      hasOpenedFirstMenu: false,
    }
  }

  /** Loads the signed-in part: its code and the system data, side by side. One load at a time. */
  load(): Promise<void> {
    this.loading ??= this.loadParts().finally(() => {
      this.loading = undefined
    })
    return this.loading
  }

  /** Fetches and runs what comes after a sign-in; what needs it reports the failure. */
  prefetch(): void {
    this.code.importSession().then(
      (session) => session.runAhead(this),
      () => undefined,
    )
  }

  setLanguage(language: Language): void {
    if (language === this.state.language) return
    this.storage.set(languageKey, language)
    document.documentElement.lang = language
    this.change({ language, notice: undefined })
    this.state.shell?.changeLanguage(language)
  }

  setDark(isDark: boolean): void {
    const mode = isDark ? 'dark' : 'light'
    if (this.state.shell) this.state.shell.theme.setMode(mode)
    else {
      this.applyTheme({ ...this.boot.theme, mode })
      this.chosenMode = mode
    }
  }

  /** What a stranger chose on this page, once: it holds for whoever they turn out to be. */
  takeChosenMode(): Boot['theme']['mode'] | undefined {
    const { chosenMode } = this
    this.chosenMode = undefined
    return chosenMode
  }

  /**
   * Shows a look and remembers it for the next first HTML: there, a palette that is the tenant's own gives way to
   * that of whichever tenant is shown.
   */
  applyTheme(theme: Boot['theme'], tenantPalette = this.boot.brand.palette): void {
    const { documentElement: page } = document
    const isDark = theme.mode === 'dark'
    page.classList.toggle('dark', isDark)
    page.classList.toggle('light', !isDark)
    page.style.colorScheme = theme.mode
    const chosen = `${theme.mode}.${theme.palette}.${theme.density}`
    this.storage.set(themeKey, theme.palette === tenantPalette ? `${chosen}.tenant` : chosen)
    if (isDark !== this.state.isDark) this.change({ isDark })
  }

  async go(path: string, { replace = false } = {}): Promise<void> {
    await this.router.navigate({ href: path, replace })
  }

  rememberReturn(path: string): void {
    this.storage.set(returnTargetKey, path)
  }

  /** The login page has an answer: takes it up and goes on to where it leads. */
  async signedIn(result: LoginResult, askedAt?: number): Promise<void> {
    const code = await this.code.importSession().catch(() => undefined)
    if (code) await code.signedIn(this, result, askedAt)
    else location.replace('/') // its files are gone since a deploy: those of a new page find the session
  }

  /** Ends the session on the server and forgets it here. Rejects when the server was not reached. */
  async signOut(): Promise<void> {
    const { signOut } = await this.code.importSession()
    await signOut(this)
  }

  /** A 401, or a bootstrap that failed: clears user info and goes to /login (spec section 4). */
  async expire(error: unknown): Promise<void> {
    const { expire } = await this.code.importSession()
    await expire(this, error)
  }

  /** Moves this tab to another tenant, by default to the main one. */
  async moveTo(tenantId?: string): Promise<void> {
    const { moveTo } = await this.code.importSession()
    await moveTo(this, tenantId)
  }

  private async loadParts(): Promise<void> {
    this.prefetch() // the shell's code comes meanwhile
    const { loadShell } = await this.code.importSession()
    await loadShell(this)
  }

  /** A page's call was refused. */
  private waitForSession(): Promise<boolean> {
    const { shell } = this.state
    return shell && !this.session.isLeaving ? shell.renewal.renew() : Promise.resolve(false)
  }

  /** Another tab signed out, or in. A page that cannot fetch what follows from it begins anew. */
  private followOtherTab(mark: string | undefined): void {
    if (mark === this.session.mark) return
    this.session.mark = mark
    this.code.importSession().then(
      ({ followOtherTab }) => followOtherTab(this),
      () => location.reload(),
    )
  }
}

interface StaticOptions {
  staticData?: { menuPath?: string }
}
