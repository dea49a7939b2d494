import {
  createApiClient,
  unwrap,
  describeError,
  type ApiClient,
  type ApiClientOptions,
} from '@spruce/api-client'
import type { AuthEnvironment, LoginResult } from '@spruce/feature-auth'
import {
  appCodeKey,
  bootstrap,
  browserIdKey,
  BrowserStorage,
  decideAfterLogin,
  decideOnFailure,
  deployConfigKey,
  isDraftName,
  jumpTypeKey,
  languageKey,
  mockSessionKey,
  returnTargetKey,
  sessionMarkKey,
  TenantPin,
  themeKey,
  unSaveHomeKey,
  type NavigationSession,
} from '@spruce/session'
import { safeUrl } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import type { AnyRoute } from '@tanstack/react-router'
import type { Shell } from '../app/Shell.js'
import type { Boot } from './readBoot.js'
import { installSubApps, type PortalRouter } from './createPortalRouter.js'

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
  readonly shell: Shell | undefined
}

const defaultAppCode = 'spruce-web-enterprise-console'

/**
 * The portal before and around the signed-in part: who may be signed in, which tenant the tab stands
 * in, which language and colour mode hold. Plain, because it loads with the login page; what needs
 * MobX, queries and the UI kit is `Shell`, which it loads on the way.
 */
export class PortalEntry {
  readonly boot: Boot
  readonly storage: BrowserStorage
  readonly pin: TenantPin
  /** For pages: a call that is refused because the session is over waits for a new one (S-19). */
  readonly api: ApiClient
  /** For the ways in and out of a session, where a 401 is an answer like any other. */
  readonly plainApi: ApiClient
  /** `?tenant=CODE` of the address that opened this page, or the tenant of a session that ran out. */
  tenantCode: string | undefined
  state: EntryState

  /** The mock login that this tab shows: the value of the header `x-session`. */
  private mockSession: string | undefined
  private hasLeftMockLogin = false
  private isSignedIn: boolean
  private isLeaving = false
  private jump: string | null = null
  private sessionMark: string | undefined
  private loading: Promise<void> | undefined
  private attachedRouter: PortalRouter | undefined
  private readonly listeners = new Set<() => void>()
  /** The captcha of the first HTML has let somebody in: it is good for nothing any more. */
  private hasUsedCaptcha = false
  private chosenMode: Boot['theme']['mode'] | undefined

  constructor(boot: Boot, parts: { storage?: BrowserStorage; api?: ApiClient } = {}) {
    const { storage = new BrowserStorage() } = parts
    this.boot = boot
    this.storage = storage
    this.pin = new TenantPin(storage)
    this.mockSession = enterMockLogin(storage, this.pin)
    this.isSignedIn = boot.hasSession || this.mockSession !== undefined
    this.sessionMark = storage.get(sessionMarkKey)
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

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getState = (): EntryState => this.state

  /** What every call carries (spec section 7). */
  headers(): { readonly 'app-code': string; readonly [name: string]: string | undefined } {
    return {
      'app-code': this.appCode,
      'current-tenant': this.pin.current,
      'x-session': this.mockSession,
    }
  }

  /** What the routing guard looks at. */
  navigation(): NavigationSession {
    const { pageLimit } = this.boot.deploy
    const { shell, mustChangePassword } = this.state
    if (shell) return shell.session.navigation(this.isSignedIn, pageLimit)
    return {
      isSignedIn: this.isSignedIn,
      isLoaded: false,
      mustChangePassword,
      hasHomepage: false,
      pageLimit,
      menuMap: new Set(),
      firstMenu: undefined,
      hasOpenedFirstMenu: false,
    }
  }

  /** The sub-applications' routes are in the router. */
  hasSubApps = false

  /** Loads the signed-in part: its code and the system data, side by side. One load at a time. */
  load(): Promise<void> {
    this.loading ??= this.loadShell().finally(() => {
      this.loading = undefined
    })
    return this.loading
  }

  /** Fetches the code of the signed-in part and evaluates it. */
  prefetchShell(): void {
    importShell().catch(() => undefined) // the navigation that needs it reports the failure
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

  /** Shows a look and remembers it for the next first HTML. */
  applyTheme(theme: Boot['theme']): void {
    const { documentElement: page } = document
    const isDark = theme.mode === 'dark'
    page.classList.toggle('dark', isDark)
    page.classList.toggle('light', !isDark)
    page.style.colorScheme = theme.mode
    this.storage.set(themeKey, `${theme.mode}.${theme.palette}.${theme.density}`)
    if (isDark !== this.state.isDark) this.change({ isDark })
  }

  /** The login page has an answer: takes it up and goes on to where it leads. */
  async signedIn(result: LoginResult): Promise<void> {
    this.forget()
    this.isSignedIn = true
    this.hasUsedCaptcha = true
    this.takeMark(result.access_token)
    this.jump = result.jump
    if (result.tenantId) this.pin.set(result.tenantId)
    this.change({ mustChangePassword: result.first })
    await this.go(decideAfterLogin(result, this.takeReturn()))
  }

  /** The address with which a window of a mock login stays in it; its session storage is its own. */
  hrefBeside(url: string): string {
    return this.mockSession && !url.includes('#') ? `${url}#session=${this.mockSession}` : url
  }

  /** Ends the mock login; the tab goes on with the browser's own session. */
  async leaveMockLogin(): Promise<void> {
    await unwrap(
      this.plainApi.POST('/auth/logout', { body: { jti: this.storage.get(browserIdKey) ?? '' } }),
    )
    this.dropMockLogin()
    await this.go('/')
  }

  /** Once after a mock login has ended: it is said on the first page of the own session. */
  takeFarewell(): boolean {
    const { hasLeftMockLogin } = this
    this.hasLeftMockLogin = false
    return hasLeftMockLogin
  }

  /** Ends the session on the server and forgets it here. Rejects when the server was not reached. */
  async signOut(): Promise<void> {
    if (this.mockSession) {
      await this.leaveMockLogin()
      return
    }
    this.isLeaving = true
    try {
      await this.state.shell?.flush()
      await unwrap(
        this.plainApi.POST('/auth/logout', { body: { jti: this.storage.get(browserIdKey) ?? '' } }),
      )
    } finally {
      this.isLeaving = false
    }
    this.forgetPerson()
    this.takeMark(undefined)
  }

  /** The session is over and nobody goes on with it in this tab. */
  leave(notice: string): void {
    this.forgetPerson(notice)
    void this.go('/login')
  }

  /** Somebody else is signed in by now: everything begins anew, with their pages. */
  giveWay(): void {
    this.forgetPerson()
    location.replace('/login')
  }

  /** The session of this browser is another one; its other tabs hear of it. */
  private takeMark(mark: string | undefined): void {
    this.sessionMark = mark
    if (mark === undefined) this.storage.remove(sessionMarkKey)
    else this.storage.set(sessionMarkKey, mark)
    this.state.shell?.session.setToken(mark)
  }

  /** A 401, or a bootstrap that failed: clears user info and goes to /login (spec section 4). */
  async expire(error: unknown): Promise<void> {
    if (!this.isSignedIn) return
    if (this.mockSession) {
      this.dropMockLogin()
      await this.go('/')
      return
    }
    this.forget(describeError(error, this.state.language))
    const target = decideOnFailure(location.pathname)
    if (target) await this.go(target)
  }

  /** What the person did has given this session a new token: the tab goes on with it (S-05). */
  renew({ access_token: mark }: LoginResult): void {
    this.takeMark(mark)
  }

  /** What the person did has ended every session, this one among them. */
  async end(notice: string): Promise<void> {
    this.forgetPerson(notice)
    this.takeMark(undefined)
    await this.go('/login')
  }

  /**
   * Moves this tab to another tenant, by default to the main one: nothing of the old one is left when
   * the new one shows.
   */
  async moveTo(tenantId?: string): Promise<void> {
    this.dropShell()
    if (tenantId === undefined) this.pin.clear()
    else this.pin.set(tenantId)
    await this.go('/')
  }

  async go(path: string, { replace = false } = {}): Promise<void> {
    await this.router.navigate({ href: path, replace })
  }

  rememberReturn(path: string): void {
    this.storage.set(returnTargetKey, path)
  }

  /** What the light pages use. */
  authEnvironment(state: EntryState): AuthEnvironment {
    const { boot } = this
    return {
      api: this.plainApi,
      brand: state.brand,
      deploy: boot.deploy,
      hasWechat: boot.deploy.wechatEnabled,
      storage: this.storage,
      captchaKey: this.hasUsedCaptcha ? '' : boot.captchaKey,
      ...(this.tenantCode ? { tenantCode: this.tenantCode } : {}),
      // Those of the page's brand: after a sign-out it may be another tenant's.
      ...(boot.providers && state.brand.tenantId === boot.brand.tenantId
        ? { providers: boot.providers }
        : {}),
      origin: location.origin,
      isSignedIn: this.isSignedIn,
      userName: state.shell?.session.name,
      permissionName: (code) => state.shell?.permissionName(code),
      mustChangePassword: state.mustChangePassword,
      notice: state.notice,
      language: state.language,
      setLanguage: (language) => this.setLanguage(language),
      isDark: state.isDark,
      setDark: (isDark) => this.setDark(isDark),
      onFirstInput: () => this.prefetchShell(),
      onSignedIn: (result) => this.signedIn(result),
      signOut: () => this.signOut(),
      go: (path, options) => this.go(path, options),
      enterTenant: (tenantId) => this.moveTo(tenantId),
      leave: (url) => location.replace(url),
      rememberReturn: (path) => this.rememberReturn(path),
    }
  }

  private get appCode(): string {
    return this.state.shell?.session.appCode ?? this.storage.get(appCodeKey) ?? defaultAppCode
  }

  private async loadShell(): Promise<void> {
    const code = importShell()
    code.catch(() => undefined) // awaited below, if it is needed at all
    const result = await bootstrap({
      api: this.plainApi,
      pin: this.pin,
      tenantCode: this.tenantCode,
    })
    if (result.kind === 'firstLogin') {
      this.change({ mustChangePassword: true })
    } else if (result.kind === 'failed' && this.mockSession) {
      this.dropMockLogin() // it has ended: the own session is next
      await this.loadShell()
    } else if (result.kind === 'failed') {
      this.forget(describeError(result.error, this.state.language))
    } else {
      const { createShell, makeSubAppRoutes } = await code
      if (!this.hasSubApps) installSubApps(this.router, makeSubAppRoutes)
      this.hasSubApps = true
      const { userInfo, tenantInfo } = result.data
      this.storage.setOwner({ userId: userInfo.id, tenantId: tenantInfo.tenantId })
      if (this.jump) this.storage.set(jumpTypeKey, this.jump)
      this.jump = null
      this.tenantCode = undefined // it has done its work
      const shell = createShell(this, result, this.sessionMark)
      this.change({ shell, brand: tenantInfo, notice: undefined })
    }
  }

  /** Nothing of the customer stays in this tab, and none of the person's keys in this browser. */
  private dropMockLogin(): void {
    this.storage.clearOwner()
    this.storage.remove(mockSessionKey)
    this.storage.remove(appCodeKey)
    this.mockSession = undefined
    this.forget()
    this.isSignedIn = true // as far as the page knows; the server decides
    this.hasLeftMockLogin = true
  }

  /** A page's call was refused. */
  private waitForSession(): Promise<boolean> {
    const { shell } = this.state
    return shell && !this.isLeaving ? shell.renewal.renew() : Promise.resolve(false)
  }

  /** S-20: the next user of the browser sees nothing of the last. */
  private forgetPerson(notice?: string): void {
    this.storage.remove(unSaveHomeKey)
    this.storage.clearOwner(isDraftName)
    this.storage.remove(appCodeKey)
    this.forget(notice)
  }

  /** Clears user info and everything loaded for it. */
  private forget(notice?: string): void {
    this.isSignedIn = false
    this.hasLeftMockLogin = false
    if (notice) this.tenantCode = this.state.shell?.session.currentTenant?.code ?? this.tenantCode
    this.dropShell()
    this.pin.clear()
    this.storage.setOwner(undefined)
    document.title = this.state.brand.browserTitle ?? this.state.brand.name
    this.change({ mustChangePassword: false, notice })
  }

  private dropShell(): void {
    const { shell } = this.state
    if (!shell) return
    this.change({ shell: undefined })
    shell.dispose()
    this.router.clearCache()
  }

  /** The one-shot target of the next login; S-07 decides whether it may be followed. */
  private takeReturn(): string | undefined {
    const stored = this.storage.get(returnTargetKey)
    this.storage.remove(returnTargetKey)
    const target = safeUrl(stored, { origin: location.origin, purpose: 'return' })
    return target?.isOwn ? target.path : undefined
  }

  /** Another tab signed out, or in: this one goes on only with the same person. */
  private followOtherTab(mark: string | undefined): void {
    if (mark === this.sessionMark) return
    this.sessionMark = mark
    // Whoever acted is gone, and the mock login with them: it is ended where the server can be reached.
    if (this.mockSession) {
      void this.leaveMockLogin().catch(() => location.reload())
      return
    }
    const { shell } = this.state
    if (mark === undefined) {
      this.forgetPerson()
      void this.go('/login')
    } else if (shell) {
      shell.session.setToken(mark)
      void shell.renewal.follow() // the same person goes on
    } else {
      location.reload()
    }
  }

  private change(part: Partial<EntryState>): void {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }
}

/**
 * `#session=m1` of the address chooses a mock login for this tab alone; a reload finds it in the
 * session storage. The name opens nothing by itself: its cookie does.
 */
function enterMockLogin(storage: BrowserStorage, pin: TenantPin): string | undefined {
  const asked = /^#session=(m[1-5])$/.exec(location.hash)?.[1]
  if (asked) {
    storage.set(mockSessionKey, asked)
    pin.clear() // of whatever the tab showed before
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return asked ?? storage.get(mockSessionKey)
}

function importShell() {
  return import('../app/SignedInLayout.js')
}
