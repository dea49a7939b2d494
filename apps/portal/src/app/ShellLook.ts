import {
  activeAppInfoKey,
  globalAppNameKey,
  languageKey,
  routerKeyKey,
  type SystemData,
} from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import { LayoutStore, ThemeStore } from '@spruce/shell-ui'
import { compareStructural, reaction } from 'mobx'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { showTabIcon } from '../session/tabIcon.js'

/** Layout and theme of the person, shown in the page and remembered for the next first HTML. */
export class ShellLook {
  readonly layout: LayoutStore
  readonly theme: ThemeStore
  private readonly stops: (() => void)[]

  constructor(
    private readonly entry: PortalEntry,
    session: SessionStore,
    { preferences, tenantInfo }: Pick<SystemData, 'preferences' | 'tenantInfo'>,
  ) {
    const { storage } = entry
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
        session.setMenuType(menuType)
      },
    })
    const { mode, palette } = preferences.theme
    this.theme = new ThemeStore({
      load: () => ({
        mode,
        palette: palette ?? tenantInfo.palette,
        density: preferences.density,
      }),
    })
    this.stops = [
      this.followBrandColors(session),
      this.showTheme(),
      this.keepTheme(session),
      this.followTenantPalette(session),
      this.followTabIcon(session),
    ]
  }

  /** What a stranger chose before the sign-in holds for the person, and is kept as any later choice. */
  adoptChosenMode(): void {
    const mode = this.entry.takeChosenMode()
    if (mode) this.theme.setMode(mode)
  }

  /** What the person chose in this browser holds; in a new one, what the server knows of them. */
  adoptLanguage(known: SystemData['preferences']['language']): void {
    const { entry } = this
    if (entry.storage.get(languageKey) || known === entry.state.language) return
    queueMicrotask(() => entry.setLanguage(known))
  }

  dispose(): void {
    for (const stop of this.stops) stop()
    this.layout.dispose()
    this.theme.dispose()
  }

  private showTheme(): () => void {
    return this.theme.attach(document.documentElement, matchMedia('(prefers-color-scheme: dark)'))
  }

  /** The tenant's own colour can be had while there is one. */
  private followBrandColors(session: SessionStore): () => void {
    return reaction(
      () => session.tenantInfo?.brandColors ?? null,
      (colors) => this.theme.setBrandColors(colors),
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /** Who has chosen no palette has the tenant's, also when it changes. */
  private followTenantPalette(session: SessionStore): () => void {
    return reaction(
      () => session.tenantInfo?.palette,
      (palette, former) => {
        if (palette && this.theme.palette === former) this.theme.setPalette(palette)
      },
    )
  }

  /** The tab of the browser carries the icon of the tenant, also when it changes. */
  private followTabIcon(session: SessionStore): () => void {
    return reaction(() => session.tenantInfo?.browserIcon, showTabIcon, { fireImmediately: true })
  }

  private keepTheme(session: SessionStore): () => void {
    const { theme, entry } = this
    return reaction(
      () => ({
        isDark: theme.isDark,
        palette: theme.palette,
        density: theme.density,
        tenantPalette: session.tenantInfo?.palette,
      }),
      ({ isDark, palette, density, tenantPalette }) =>
        entry.applyTheme({ mode: isDark ? 'dark' : 'light', palette, density }, tenantPalette),
      { fireImmediately: true, equals: compareStructural },
    )
  }
}
