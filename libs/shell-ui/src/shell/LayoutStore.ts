import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Language } from '@spruce/validators/i18n'
import type { MenuItem } from './menus.js'

/** 1 = menu tree in the sidebar, 2 = first level in the top bar, the rest in the sidebar. @public */
export type MenuType = 1 | 2

/** From 1200 px desktop, from 768 px tablet (collapsed sidebar), below it mobile (drawer). @public */
export type Device = 'desktop' | 'tablet' | 'mobile'

/** @public */
export interface ActiveAppInfo {
  name: string
  routerBase: string
}

/** What survives a reload and follows the person to other devices. @public */
export interface LayoutSnapshot {
  sidebarOpened: boolean
  menuType: MenuType
  language: Language
  routerKey: string
  globalAppName: string
  activeAppInfo: ActiveAppInfo | null
}

/** @public */
export interface LayoutStoreOptions {
  /** Reads what `save` was given last; anything malformed is ignored. */
  load?: () => unknown
  save?: (snapshot: LayoutSnapshot) => void
}

/** Widths in px at which the frame changes its shape. @public */
export const breakpoints = { tablet: 768, desktop: 1200 } as const

/** How the frame stands (specification section 3, Shell state, under its names). @public */
export class LayoutStore {
  sidebar = { opened: true, withoutAnimation: false }
  device: Device = 'desktop'
  /** The sidebar laid over the page, on tablets and phones. */
  isDrawerOpen = false
  menuType: MenuType = 1
  language: Language = 'zh-CN'
  routerKey = ''
  globalAppName = ''
  activeAppInfo: ActiveAppInfo | null = null
  /** The first-level menu whose submenus the sidebar shows while `menuType` is 2. */
  firstMenu: MenuItem | null = null
  isClickMenu = false

  title = ''
  showSettings = true
  tagsView = true
  fixedHeader = false
  sidebarLogo = false
  errorLog = 'production'
  tagsCache = true
  /** Dynamically generated routes. */
  routes: readonly string[] = []

  private readonly stopSaving: () => void

  constructor(options: LayoutStoreOptions = {}) {
    makeAutoObservable<this, 'stopSaving'>(
      this,
      {
        sidebar: observableRef,
        activeAppInfo: observableRef,
        firstMenu: observableRef,
        routes: observableRef,
        stopSaving: false,
        dispose: false,
      },
      { autoBind: true },
    )
    if (options.load) this.restore(options.load())
    const { save } = options
    this.stopSaving = save
      ? reaction(
          () => this.snapshot,
          (snapshot) => save(snapshot),
          { equals: compareStructural },
        )
      : () => undefined
  }

  /** True while only icons stand at the left. */
  get isSidebarCollapsed(): boolean {
    return this.device === 'tablet' || (this.device === 'desktop' && !this.sidebar.opened)
  }

  get snapshot(): LayoutSnapshot {
    return {
      sidebarOpened: this.sidebar.opened,
      menuType: this.menuType,
      language: this.language,
      routerKey: this.routerKey,
      globalAppName: this.globalAppName,
      activeAppInfo: this.activeAppInfo,
    }
  }

  /** Sidebar toggles open or closed, with or without animation; the drawer where there is no room. */
  toggleSidebar(withoutAnimation = false) {
    if (this.device === 'desktop') {
      this.sidebar = { opened: !this.sidebar.opened, withoutAnimation }
    } else {
      this.isDrawerOpen = !this.isDrawerOpen
    }
  }

  setSidebarOpened(opened: boolean, withoutAnimation = false) {
    this.sidebar = { opened, withoutAnimation }
  }

  closeDrawer() {
    this.isDrawerOpen = false
  }

  /** Takes the width of the window, in px. */
  setViewportWidth(width: number) {
    const device =
      width >= breakpoints.desktop ? 'desktop' : width >= breakpoints.tablet ? 'tablet' : 'mobile'
    if (device === this.device) return
    this.device = device
    this.isDrawerOpen = false
  }

  setMenuType(menuType: MenuType) {
    this.menuType = menuType
  }

  /** Menu type toggles between 1 and 2. */
  toggleMenuType() {
    this.menuType = this.menuType === 1 ? 2 : 1
  }

  setFirstMenu(menu: MenuItem | null) {
    this.firstMenu = menu
  }

  setClickMenu(isClickMenu: boolean) {
    this.isClickMenu = isClickMenu
  }

  setLanguage(language: Language) {
    this.language = language
  }

  setRouterKey(routerKey: string) {
    this.routerKey = routerKey
  }

  setActiveApp(info: ActiveAppInfo | null, globalAppName = info?.name ?? '') {
    this.activeAppInfo = info
    this.globalAppName = globalAppName
  }

  setTitle(title: string) {
    this.title = title
  }

  setRoutes(routes: readonly string[]) {
    this.routes = routes
  }

  /** Takes up what was saved, here or by the server; unknown or malformed parts are left out. */
  restore(saved: unknown) {
    if (typeof saved !== 'object' || saved === null) return
    const { sidebarOpened, menuType, language, routerKey, globalAppName, activeAppInfo } =
      saved as Partial<Record<keyof LayoutSnapshot, unknown>>
    if (typeof sidebarOpened === 'boolean') this.setSidebarOpened(sidebarOpened, true)
    if (menuType === 1 || menuType === 2) this.menuType = menuType
    if (language === 'zh-CN' || language === 'en-US') this.language = language
    if (typeof routerKey === 'string') this.routerKey = routerKey
    if (typeof globalAppName === 'string') this.globalAppName = globalAppName
    if (isAppInfo(activeAppInfo)) {
      this.activeAppInfo = { name: activeAppInfo.name, routerBase: activeAppInfo.routerBase }
    }
  }

  dispose() {
    this.stopSaving()
  }
}

function isAppInfo(value: unknown): value is ActiveAppInfo {
  if (typeof value !== 'object' || value === null) return false
  const { name, routerBase } = value as Partial<Record<keyof ActiveAppInfo, unknown>>
  return typeof name === 'string' && typeof routerBase === 'string'
}
