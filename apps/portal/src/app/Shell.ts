import { Inbox, NoticeWatch } from '@spruce/feature-messages'
import { appCodeKey, tabsKey, type BootstrapResult } from '@spruce/session'
import { SessionStore } from '@spruce/session/store'
import {
  bindRouter,
  closeAllDialogs,
  FrameStore,
  TabsStore,
  toast,
  type LayoutStore,
  type TabNavigator,
  type ThemeStore,
} from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { QueryClient } from '@tanstack/react-query'
import type { PortalEntry } from '../entry/PortalEntry.js'
import type { ShellHandle } from '../entry/ShellHandle.js'
import { portalMessages } from '../messages.js'
import { takeFarewell } from '../session/mockLogin.js'
import { subApps } from '../subApps.js'
import { AppVisits } from './AppVisits.js'
import { askToDiscard } from './askToDiscard.js'
import { createQueryClient } from './createQueryClient.js'
import { ErrorReporter } from './ErrorReporter.js'
import { favoriteKey } from './favoriteQueries.js'
import { followUnsavedHome } from './followUnsavedHome.js'
import { greet } from './greet.js'
import { Leaving } from './Leaving.js'
import { LiveUpdates } from './LiveUpdates.js'
import { permissionName } from './permissionName.js'
import { PersonData } from './PersonData.js'
import { PreferencesSync } from './PreferencesSync.js'
import { readPreferences } from './readPreferences.js'
import { ShellLook } from './ShellLook.js'
import { ShellMenus } from './ShellMenus.js'
import { ShellWindows } from './ShellWindows.js'
import { SearchState } from './SearchState.js'
import { SessionRenewal } from './signInAgain/SessionRenewal.js'
import { tellOfMissingFiles } from './tellOfMissingFiles.js'
import { TenantSwitch } from './TenantSwitch.js'
import { VersionWatch } from './VersionWatch.js'

type Ready = Extract<BootstrapResult, { kind: 'ready' }>

/**
 * Everything of one signed-in person in one tenant: it makes the managers, joins them and disposes of
 * them. Made when the system data is there, disposed of when the tenant changes or the session ends, so
 * that nothing of the old one shows under the new.
 */
export class Shell implements ShellHandle {
  readonly entry: PortalEntry
  readonly session = new SessionStore()
  readonly errors: ErrorReporter
  readonly queryClient: QueryClient
  readonly layout: LayoutStore
  readonly theme: ThemeStore
  readonly tabs: TabsStore
  readonly frames = new FrameStore()
  readonly inbox = new Inbox()
  readonly search = new SearchState()
  readonly navigator: TabNavigator
  readonly menus: ShellMenus
  readonly windows: ShellWindows
  readonly person: PersonData
  readonly leaving: Leaving
  readonly tenants: TenantSwitch
  readonly renewal: SessionRenewal
  readonly version: VersionWatch
  readonly live: LiveUpdates
  private readonly look: ShellLook
  private readonly preferences: PreferencesSync
  private readonly stops: (() => void)[] = []

  constructor(entry: PortalEntry, result: Ready, token: string | undefined) {
    const { data, askedAt, tenant } = result
    const { session, frames, inbox } = this
    this.entry = entry
    session.setToken(token)
    session.load(data, tenant)
    const errors = new ErrorReporter(entry)
    const queryClient = createQueryClient(errors.options)
    queryClient.setQueryData(favoriteKey, data.favorites)
    const menus = new ShellMenus(entry, session, subApps)
    const look = new ShellLook(entry, session, data)
    const tabs = makeTabs(entry, menus, data)
    const person = new PersonData({ entry, session, queryClient, tabs, errors })
    const { adopt, reload } = person
    this.errors = errors
    this.queryClient = queryClient
    this.menus = menus
    this.look = look
    this.layout = look.layout
    this.theme = look.theme
    this.tabs = tabs
    this.person = person
    this.navigator = bindRouter(entry.router, tabs, {
      confirmDiscard: (dirty) => askToDiscard(dirty.map(menus.titleOf), this.language),
    })
    this.windows = new ShellWindows(entry, session, this.navigator)
    this.preferences = new PreferencesSync(
      entry.api,
      () => readPreferences(this),
      errors.report,
      () => !session.isMockLogin, // they are the person's, not the actor's
    )
    const { flush, navigator } = this
    const leaving = new Leaving({ entry, tabs, navigator, titleOf: menus.titleOf, flush })
    const tenants = new TenantSwitch({ entry, session, leaving, person, errors, flush })
    const renewal = new SessionRenewal({ entry, session, tabs, frames, adopt })
    this.leaving = leaving
    this.tenants = tenants
    this.renewal = renewal
    this.version = new VersionWatch(entry.boot.prefetch)
    this.tellWhyHere(result)
    this.stops.push(tellOfMissingFiles(), followUnsavedHome({ entry, tabs, reload }))
    look.adoptChosenMode()
    look.adoptLanguage(data.preferences.language)
    this.live = new LiveUpdates(
      { entry, session, queryClient, renewal, person, tenants },
      { place: data.livePlace, askedAt },
    )
    const notices = new NoticeWatch({ api: entry.api, session, inbox, live: this.live.events })
    this.stops.push(() => notices.dispose())
    // In a mock login it is not the person who opens something.
    if (!session.isMockLogin) {
      const visits = new AppVisits(entry.plainApi, tabs, () => session.appList)
      this.stops.push(() => visits.dispose())
    }
  }

  get language(): Language {
    return this.entry.state.language
  }

  followPath(path: string): void {
    this.session.followPath(path)
    this.entry.storage.set(appCodeKey, this.session.appCode)
  }

  openWindow(url: string): void {
    this.windows.openMenuWindow(url)
  }

  askAboutTenant(code: string, href: string): void {
    this.tenants.askAbout(code, href)
  }

  permissionName(code: string): string | undefined {
    return permissionName(code, this.language)
  }

  reloadPage(): Promise<void> {
    return this.leaving.reloadPage()
  }

  /** Names of menus and apps come in the language asked for, so they are asked for anew. */
  changeLanguage(language: Language): void {
    this.layout.setLanguage(language)
    void this.person.reload()
    void this.queryClient.invalidateQueries()
  }

  /** What asks for the person by itself when the shell stands. */
  greet(): Promise<void> {
    const { session, inbox, entry } = this
    const { api, storage } = entry
    return greet({ api, session, inbox, storage }, this.language)
  }

  /** Something was read: what is unread is asked for anew. */
  readUnread = (): void => {
    void this.live.readUnread().catch(() => undefined) // the next event tries again
  }

  /** Sends what is not sent yet. A failure does not keep anybody from leaving. */
  flush = async (): Promise<void> => {
    await this.preferences.flush().catch(() => undefined)
  }

  dispose(): void {
    for (const stop of this.stops) stop()
    this.live.dispose()
    this.renewal.dispose()
    this.version.dispose()
    this.preferences.dispose()
    this.navigator.dispose()
    this.look.dispose()
    this.tabs.dispose() // before clearing: what was open is kept for this person's return
    this.tabs.clear()
    this.frames.clear()
    this.queryClient.clear()
    this.inbox.close()
    this.search.close()
    closeAllDialogs()
    toast.clear()
    this.session.clear()
  }

  /** A mock login has ended, or the tab is not in the tenant that it was to be in. */
  private tellWhyHere({ keptOut, tenant }: Ready): void {
    if (takeFarewell(this.entry)) {
      const { mockLoginOver, roleViewOver } = portalMessages[this.language]
      const said = this.entry.session.isRoleView ? roleViewOver : mockLoginOver
      queueMicrotask(() => toast.info(said))
    }
    // Where there is no other tenant the frame says it.
    if (keptOut && tenant) {
      queueMicrotask(() => this.tenants.tellKeptOut(keptOut, tenant.name))
    }
  }
}

/** The tabs as the person left them in this browser, pinned ones as the server knows them. */
function makeTabs(
  { storage }: PortalEntry,
  menus: ShellMenus,
  { preferences }: Pick<Ready['data'], 'preferences'>,
): TabsStore {
  const tabs = new TabsStore({
    getFirstMenuTab: () => menus.firstTab(),
    load: () => storage.get(tabsKey),
    save: (snapshot) => void storage.set(tabsKey, { ...snapshot }),
  })
  tabs.restore({ tabs: preferences.pinnedTabs.map((tab) => ({ ...tab, isPinned: true })) })
  return tabs
}

/** Called by the entry when code and data are there. */
export function createShell(entry: PortalEntry, result: Ready, token: string | undefined): Shell {
  return new Shell(entry, result, token)
}
