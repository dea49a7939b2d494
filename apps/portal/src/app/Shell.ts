import { describeError, unwrap, type Schemas } from '@spruce/api-client'
import { askExpiredPassword } from '@spruce/feature-personal'
import {
  activeAppInfoKey,
  appCodeKey,
  browserIdKey,
  chooseTenant,
  decideNavigation,
  expiryToldKey,
  globalAppNameKey,
  languageKey,
  managementEntryCode,
  pathOf,
  routerKeyKey,
  tabsKey,
  targetOf,
  withTenant,
  type BootstrapResult,
  type MenuItem,
  type SystemData,
  type TenantMembership,
  type KeptOutTenant,
} from '@spruce/session'
import { SessionStore } from '@spruce/session/store'
import {
  bindRouter,
  closeAllDialogs,
  FrameStore,
  LayoutStore,
  menuHref,
  menuTrail,
  openDialogs,
  TabsStore,
  tabTitle,
  ThemeStore,
  titleIn,
  toast,
  type Tab,
  type TabNavigator,
  type TabTarget,
} from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { compareStructural, reaction } from 'mobx'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { askAboutNotices } from '../inbox/askAboutNotices.js'
import { Inbox } from '../inbox/Inbox.js'
import { portalMessages } from '../messages.js'
import { expire } from '../session/endSession.js'
import { hrefBeside, leaveMockLogin, takeFarewell } from '../session/mockLogin.js'
import { subApps } from '../subApps.js'
import { AppVisits } from './AppVisits.js'
import { askTenant } from './askTenant.js'
import { askToDiscard } from './askToDiscard.js'
import { createQueryClient, followError, type QueryClientOptions } from './createQueryClient.js'
import { favoriteKey } from './favoriteQueries.js'
import { followUnsavedHome } from './followUnsavedHome.js'
import { keptOutText } from './keptOutText.js'
import { LiveUpdates } from './LiveUpdates.js'
import { PreferencesSync } from './PreferencesSync.js'
import { SessionRenewal } from './signInAgain/SessionRenewal.js'
import { tellOfMissingFiles } from './tellOfMissingFiles.js'
import { VersionWatch } from './VersionWatch.js'

/**
 * Everything of one signed-in person in one tenant: session, queries, tabs, frames, look. Made when
 * the system data is there, disposed of when the tenant changes or the session ends, so that nothing
 * of the old one shows under the new.
 */
export class Shell {
  readonly entry: PortalEntry
  readonly session = new SessionStore()
  readonly queryClient: QueryClient
  readonly layout: LayoutStore
  readonly theme: ThemeStore
  readonly tabs: TabsStore
  readonly frames = new FrameStore()
  readonly inbox = new Inbox()
  readonly navigator: TabNavigator
  readonly renewal: SessionRenewal
  readonly version: VersionWatch
  private readonly preferences: PreferencesSync
  private readonly live: LiveUpdates
  private readonly visits: AppVisits | undefined
  private readonly stops: (() => void)[] = []
  private askedTenantId: string | undefined

  private readonly errorOptions: QueryClientOptions = {
    language: () => this.entry.state.language,
    onUnauthorized: (error) => void expire(this.entry, error),
  }

  constructor(
    entry: PortalEntry,
    { data, askedAt, tenant, keptOut }: Extract<BootstrapResult, { kind: 'ready' }>,
    token: string | undefined,
  ) {
    const { storage } = entry
    const { preferences } = data
    this.entry = entry
    this.renewal = new SessionRenewal(this)
    this.version = new VersionWatch(entry.boot.prefetch)
    this.session.setToken(token)
    this.session.load(data, tenant)
    this.queryClient = createQueryClient(this.errorOptions)
    this.queryClient.setQueryData(favoriteKey, data.favorites)

    this.layout = new LayoutStore({
      load: () => ({
        sidebarOpened: preferences.sidebarOpened,
        menuType: preferences.menuType,
        language: entry.state.language,
        routerKey: storage.get(routerKeyKey),
        globalAppName: storage.get(globalAppNameKey),
        activeAppInfo: storage.get(activeAppInfoKey),
      }),
      save: ({ routerKey, globalAppName, activeAppInfo, menuType }) => {
        storage.set(routerKeyKey, routerKey)
        storage.set(globalAppNameKey, globalAppName)
        if (activeAppInfo) storage.set(activeAppInfoKey, activeAppInfo)
        this.session.setMenuType(menuType)
      },
    })
    const { mode, palette } = preferences.theme
    this.theme = new ThemeStore({
      load: () => ({
        mode,
        palette: palette ?? data.tenantInfo.palette,
        density: preferences.density,
      }),
    })
    this.tabs = new TabsStore({
      getFirstMenuTab: () => this.firstTab(),
      load: () => storage.get(tabsKey),
      save: (snapshot) => void storage.set(tabsKey, { ...snapshot }),
    })
    this.tabs.restore({ tabs: preferences.pinnedTabs.map((tab) => ({ ...tab, isPinned: true })) })
    this.navigator = bindRouter(entry.router, this.tabs, {
      confirmDiscard: (dirty) =>
        askToDiscard(
          dirty.map((tab) => this.titleOf(tab)),
          this.language,
        ),
    })
    this.preferences = new PreferencesSync(
      entry.api,
      () => this.readPreferences(),
      (error) => this.reportError(error),
      () => !this.session.isMockLogin, // they are the person's, not the actor's
    )
    if (takeFarewell(entry)) {
      queueMicrotask(() => toast.info(portalMessages[this.language].mockLoginOver))
    }
    // Where there is no other tenant the frame says it.
    if (keptOut && tenant) queueMicrotask(() => this.tellKeptOut(keptOut, tenant.name))
    this.stops.push(this.followTheme(), tellOfMissingFiles(), followUnsavedHome(this))
    const chosenMode = entry.takeChosenMode()
    if (chosenMode) this.theme.setMode(chosenMode) // kept for the person, as any later choice
    this.adoptLanguage(preferences.language)
    this.live = new LiveUpdates(this, { place: data.livePlace, askedAt })
    // In a mock login it is not the person who opens something.
    if (!this.session.isMockLogin) this.visits = new AppVisits(entry.plainApi, this.tabs)
  }

  get language(): Language {
    return this.entry.state.language
  }

  /** Menus of every application, without the console switch, which repeats them. */
  get menus(): readonly MenuItem[] {
    return this.groups.flatMap(({ menus }) => menus)
  }

  /** Menus by application, for the all-menu sheet. */
  get groups(): readonly { appCode: string; name: string; menus: readonly MenuItem[] }[] {
    const { menus, appList } = this.session
    return Object.entries(menus)
      .filter(([appCode, items]) => appCode !== managementEntryCode && items.length > 0)
      .map(([appCode, items]) => ({
        appCode,
        name: appList.find((app) => app.appCode === appCode)?.appName ?? appCode,
        menus: items,
      }))
  }

  /**
   * Whether an application has something for the person. One of the product has when a page of its own is
   * in their menus: a company may hang other pages, as the personal ones, into its console.
   */
  hasPages({ appCode, path }: Pick<SystemData['apps'][number], 'appCode' | 'path'>): boolean {
    if (!subApps.some(({ manifest }) => manifest.appCode === appCode)) return true
    const leadsInto = (menu: MenuItem): boolean =>
      (menuHref(menu) ?? '').startsWith(`${path}/`) || menu.childs.some(leadsInto)
    return (this.session.menus[appCode] ?? []).some(leadsInto)
  }

  /** Entries of the console switch; none where the person has no management entry (MT0001). */
  get consoles(): readonly MenuItem[] {
    return this.session.hasMT0001 ? (this.session.menus[managementEntryCode] ?? []) : []
  }

  /** What stands on a tab: the page's own title, its menu, or what the address is. */
  titleOf(tab: Pick<Tab, 'name' | 'url' | 'title'>): string {
    const { appList } = this.session
    const apps = appList.map(({ appName, path }) => ({ appName, basePath: path }))
    const menu = menuTrail(this.menus, this.menuUrlOf(tab.url)).at(-1)
    return (
      titleIn(tab.title, this.language) ??
      tabTitle(tab.url, apps, this.language, menu?.name) ??
      tab.name
    )
  }

  /** Where the menu of a page leads: to the page, unless its route names another menu. */
  menuUrlOf(url: string): string {
    const path = pathOf(url)
    const menuPath = this.entry.menuPathOf(path)
    return menuPath === path ? url : menuPath
  }

  /** The application and its headers follow the page that is about to show. */
  followPath(path: string): void {
    this.session.followPath(path)
    this.entry.storage.set(appCodeKey, this.session.appCode)
  }

  /** Opens a menu by its openType: here, or in a window that starts in the same tenant. */
  openMenu(menu: MenuItem): void {
    const target = targetOf(menu)
    if (target?.kind === 'window') this.openWindow(target.url)
    else if (target) void this.navigator.open(target.url)
  }

  openWindow(url: string): void {
    // without an opener the window gets a session storage, thus a tenant, of its own
    const href = withTenant(url, this.session.currentTenant?.code)
    window.open(hrefBeside(this.entry, href), '_blank', 'noopener')
  }

  async switchTenant(tenant: Pick<TenantMembership, 'tenantId'>): Promise<void> {
    if (!(await this.mayLeave())) return
    try {
      await this.flush()
      await unwrap(
        this.entry.api.POST('/aba-base/api/v3/tenant/switch/{id}', {
          params: {
            path: { id: tenant.tenantId },
            query: { jti: this.entry.storage.get(browserIdKey) ?? '' },
          },
        }),
      )
      await this.entry.moveTo(tenant.tenantId)
    } catch (error) {
      this.reportError(error)
    }
  }

  /** Ends the mock login and goes on as oneself. */
  async leaveMockLogin(): Promise<void> {
    if (!(await this.mayLeave())) return
    try {
      await leaveMockLogin(this.entry)
    } catch (error) {
      this.reportError(error)
    }
  }

  /** The time of the mock login is up by this clock: the server's answer says whether it really is. */
  checkMockLogin(): void {
    void this.reload()
  }

  async signOut(): Promise<void> {
    await this.leaveFor('/logout')
  }

  /** Goes to a page outside the frame, once unsaved input may be lost. */
  async leaveFor(url: string): Promise<void> {
    if (await this.mayLeave()) await this.entry.go(url)
  }

  /** What a permission of the sub-applications is called, in the language on show. */
  permissionName(code: string): string | undefined {
    const permissions = subApps.flatMap(({ manifest }) => manifest.permissions)
    return permissions.find((permission) => permission.code === code)?.name[this.language]
  }

  /** Loads the portal anew, files of a new version among it; unsaved input goes after a question only. */
  async reloadPage(): Promise<void> {
    if (!(await this.mayLeave())) return
    await this.flush()
    this.navigator.dispose() // the browser would ask once more
    location.reload()
  }

  /**
   * A link names a tenant. If it is another than this tab's: "switch here / open beside", one question
   * at a time.
   */
  askAboutTenant(code: string, href: string): void {
    const { asked } = chooseTenant(this.session.tenants, { pinned: this.entry.pin.current, code })
    if (!asked || this.askedTenantId === asked.tenantId) return
    this.askedTenantId = asked.tenantId
    const here = this.session.currentTenant?.name ?? ''
    void askTenant({ asked, here, href: withTenant(href, asked.code) }, this.language).then(
      (isSwitching) => {
        this.askedTenantId = undefined
        return isSwitching ? this.switchTenant(asked) : undefined
      },
    )
  }

  /** What asks for the person by itself when the shell stands: first the password, then the notices. */
  async greet(): Promise<void> {
    await this.askAboutPassword()
    await askAboutNotices(this)
  }

  /** Says once in a session that the password has expired, and offers to change it (spec section 4). */
  private async askAboutPassword(): Promise<void> {
    const { session, entry } = this
    const mark = session.token ?? 'unknown'
    if (
      session.isMockLogin ||
      !session.isPasswordExpired ||
      entry.storage.get(expiryToldKey) === mark
    )
      return
    entry.storage.set(expiryToldKey, mark)
    await askExpiredPassword(this.language)
  }

  /** Names of menus and apps come in the language asked for, so they are asked for anew. */
  changeLanguage(language: Language): void {
    this.layout.setLanguage(language)
    void this.reload()
    void this.queryClient.invalidateQueries()
  }

  /** Newer system data of the same person in the same tenant. */
  adopt(data: SystemData): void {
    const { currentTenant } = this.session
    const tenant = data.tenantList.find(({ tenantId }) => tenantId === currentTenant?.tenantId)
    this.session.load(data, tenant ?? currentTenant)
    this.session.markFirstMenuOpened()
    this.queryClient.setQueryData(favoriteKey, data.favorites)
  }

  /** The network is back: pages that failed ask anew, the others heed the server's events. */
  askFailedAnew = (): void => {
    void this.queryClient.invalidateQueries({
      predicate: ({ state }) => state.status === 'error',
    })
  }

  /** Something was read: what is unread is asked for anew, without waiting for the server's event. */
  readUnread = (): void => {
    void this.live.readUnread().catch(() => undefined) // the next event tries again
  }

  reportError(error: unknown): void {
    followError(error, this.errorOptions)
  }

  describeError = (error: unknown, language: Language): string => describeError(error, language)

  /** Sends what is not sent yet. A failure does not keep anybody from leaving. */
  async flush(): Promise<void> {
    await this.preferences.flush().catch(() => undefined)
  }

  dispose(): void {
    for (const stop of this.stops) stop()
    this.live.dispose()
    this.visits?.dispose()
    this.renewal.dispose()
    this.version.dispose()
    this.preferences.dispose()
    this.navigator.dispose()
    this.layout.dispose()
    this.theme.dispose()
    this.tabs.dispose() // before clearing: what was open is kept for this person's return
    this.tabs.clear()
    this.frames.clear()
    this.queryClient.clear()
    this.inbox.close()
    closeAllDialogs()
    toast.clear()
    this.session.clear()
  }

  private async mayLeave(): Promise<boolean> {
    const { active, tabs } = this.tabs
    const dirty = tabs.filter(
      (tab) => tab.isDirty || (openDialogs.hasInput && tab.name === active?.name),
    )
    return (
      dirty.length === 0 ||
      askToDiscard(
        dirty.map((tab) => this.titleOf(tab)),
        this.language,
      )
    )
  }

  /** What the person may do and see is asked for anew; the page on show passes the guard again. */
  async refresh(): Promise<void> {
    await this.reload()
    await this.entry.router.invalidate()
    this.closeForbidden()
    void this.queryClient.invalidateQueries() // by now nothing that the person may not see asks
  }

  /** Pages that are no longer the person's to open go, hidden ones too; unsaved input stays. */
  private closeForbidden(): void {
    const session = this.entry.navigation()
    for (const { name, url } of this.tabs.tabs) {
      const path = pathOf(url)
      const menuPath = this.entry.menuPathOf(path)
      const { kind } = decideNavigation(session, { path, menuPath, isKnown: true })
      if (kind === 'redirect') this.tabs.close(name)
    }
  }

  /** The person joined or left tenants. One that is gone shows nothing any more. */
  async followMemberships(tenantIds: unknown): Promise<void> {
    const { currentTenant } = this.session
    const isGone =
      currentTenant && Array.isArray(tenantIds) && !tenantIds.includes(currentTenant.tenantId)
    if (!isGone) return this.refresh()
    await this.entry.moveTo()
    const { removedFrom, removedFromLast } = portalMessages[this.language]
    const next = this.entry.state.shell?.session
    const hasAnother = next?.hasTenant ?? false
    const keptOut = next?.keptOut.find(({ tenantId }) => tenantId === currentTenant.tenantId)
    if (!keptOut) toast.warning((hasAnother ? removedFrom : removedFromLast)(currentTenant.name))
    else if (hasAnother) this.tellKeptOut(keptOut, next?.currentTenant?.name ?? '') // else the frame says it
  }

  /** Why the tab is not in the tenant that it was to be in. */
  private tellKeptOut(keptOut: KeptOutTenant, here: string): void {
    const { nowIn } = portalMessages[this.language]
    toast.warning(nowIn(keptOutText(keptOut, this.language), here))
  }

  /** Asks for the system data anew; what is open stays. */
  async reload(): Promise<void> {
    try {
      this.adopt(await unwrap(this.entry.api.GET('/spruce/api/v1/system-data')))
    } catch (error) {
      this.reportError(error)
    }
  }

  /** What the person chose in this browser holds; in a new one, what the server knows of them. */
  private adoptLanguage(known: Language): void {
    if (this.entry.storage.get(languageKey) || known === this.language) return
    queueMicrotask(() => this.entry.setLanguage(known))
  }

  private followTheme(): () => void {
    const { theme, entry } = this
    const stopAttached = theme.attach(
      document.documentElement,
      matchMedia('(prefers-color-scheme: dark)'),
    )
    const stopCookie = reaction(
      () => ({ isDark: theme.isDark, palette: theme.palette, density: theme.density }),
      ({ isDark, palette, density }) =>
        entry.applyTheme({ mode: isDark ? 'dark' : 'light', palette, density }),
      { fireImmediately: true, equals: compareStructural },
    )
    return () => {
      stopAttached()
      stopCookie()
    }
  }

  private readPreferences(): Schemas['Preferences'] {
    const { theme, layout, tabs, session } = this
    const isTenantPalette = theme.palette === session.tenantInfo?.palette
    return {
      theme: { mode: theme.mode, palette: isTenantPalette ? null : theme.palette },
      density: theme.density,
      language: layout.language,
      sidebarOpened: layout.sidebar.opened,
      menuType: layout.menuType,
      pinnedTabs: tabs.tabs
        .filter(({ isPinned }) => isPinned)
        .slice(0, 20)
        .map(({ name, url }) => ({ name, url })),
    }
  }

  /** The tab that is left when all are closed: the first menu, else the home page. */
  private firstTab(): TabTarget {
    const menu = this.session.firstMenu
    const target = menu ? targetOf(menu) : undefined
    const name = target?.kind === 'tab' ? this.tabNameOf(target.url) : undefined
    return name && target ? { name, url: target.url } : { name: 'dashboard', url: '/dashboard' }
  }

  private tabNameOf(url: string): string | undefined {
    const path = pathOf(url)
    const [, params] = this.entry.router.getMatchedRoutes(path)
    const route = this.entry.findRoute(path) as { options: StaticOptions } | undefined
    return route?.options.staticData?.tabName?.(params)
  }
}

interface StaticOptions {
  staticData?: { tabName?: (params: Record<string, string>) => string }
}

/** Called by the entry when code and data are there. */
export function createShell(
  entry: PortalEntry,
  result: Extract<BootstrapResult, { kind: 'ready' }>,
  token: string | undefined,
): Shell {
  return new Shell(entry, result, token)
}
