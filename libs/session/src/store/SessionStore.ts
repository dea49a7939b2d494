import type { Schemas } from '@spruce/api-client'
import { makeAutoObservable, observableRef } from 'mobx'
import type { KeptOutTenant, SystemData, TenantMembership } from '../bootstrap.js'
import { appCodeOf } from '../appCodes.js'
import { managementEntryCode, personalCenterCode } from '../paths.js'
import type { NavigationSession } from '../decideNavigation.js'
import { hasHomepage } from '../homepage.js'
import { holdsPermission, type PermissionCode } from '../permission.js'
import {
  buttonAuthoritiesOf,
  firstMenuOf,
  menuMapOf,
  type MenuItem,
  type MenuMap,
  targetOf,
} from '../menus.js'

/** Who is signed in, as `user-infos` tells. @public */
export type UserInfo = Schemas['UserInfo']
/** The brand and settings of the current tenant. @public */
export type TenantInfo = Schemas['TenantInfo']
/** An application of the user. @public */
export type App = Schemas['App']
/** Who acts for the person in a mock login. @public */
export type MockLoginState = Schemas['MockLoginState']
/** @public */
export type SystemConfig = Schemas['SystemConfig']

/**
 * The session state of spec section 3, under its names. It is filled from answers and fetches
 * nothing; what the pages list belongs to queries. @public
 */
export class SessionStore {
  userInfo: UserInfo | undefined = undefined
  /** The non-secret session id. The token itself is an HttpOnly cookie. */
  token: string | undefined = undefined
  tenants: readonly TenantMembership[] = []
  currentTenant: TenantMembership | undefined = undefined
  /** The person's tenants that let them in no more. */
  keptOut: readonly KeptOutTenant[] = []
  tenantInfo: TenantInfo | undefined = undefined
  hasMT0001 = false
  /** The application on screen. */
  appCode = 'spruce-web-enterprise-console'
  /** 1: the menu tree in the sidebar; 2: its first level in the top bar. */
  menuType: 1 | 2 = 1
  /** Menu trees by application. */
  menus: Readonly<Record<string, readonly MenuItem[]>> = {}
  /** Unread messages exist. */
  msgReaStatus = false
  systemConfig: SystemConfig | undefined = undefined
  appList: readonly App[] = []
  isAdmin = false
  /** Codes held in the current tenant, buttons of no menu among them. */
  permissions: readonly string[] = []
  /** The server says that the password must be changed before anything else. */
  mustChangePassword = false
  hasOpenedFirstMenu = false
  /** Who really acts, why and until when; only in a mock login. */
  mockLogin: MockLoginState | undefined = undefined

  constructor() {
    makeAutoObservable(
      this,
      {
        userInfo: observableRef,
        tenants: observableRef,
        currentTenant: observableRef,
        keptOut: observableRef,
        tenantInfo: observableRef,
        menus: observableRef,
        systemConfig: observableRef,
        appList: observableRef,
        permissions: observableRef,
        mockLogin: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Somebody of the operator acts as the person (spec section 4), or looks as a role. */
  get isMockLogin(): boolean {
    return this.mockLogin !== undefined
  }

  /** The view as a role: nobody real is signed in, and nothing can be changed. */
  get isRoleView(): boolean {
    return this.mockLogin?.roleView !== undefined
  }

  /** A person is acted as, whose password is not the actor's to set. A role view shows what the role has. */
  get isActingAsPerson(): boolean {
    return this.isMockLogin && !this.isRoleView
  }

  get name(): string {
    return this.userInfo?.name ?? ''
  }

  get avatar(): string | null {
    return this.userInfo?.avatar ?? null
  }

  get roles(): UserInfo['roles'] {
    return this.userInfo?.roles ?? []
  }

  /** System data has been loaded. */
  get isLoaded(): boolean {
    return this.userInfo !== undefined
  }

  /** Spec section 2.6: "If the account has no tenant, a warning says …". */
  get hasTenant(): boolean {
    return this.currentTenant !== undefined
  }

  /**
   * The menus of the application on screen; of the first that has some, where it has none. The
   * personal centre has an empty list (spec section 4).
   */
  get menuList(): readonly MenuItem[] {
    if (this.appCode === personalCenterCode) return []
    const own = this.menus[this.appCode] ?? []
    return own.length > 0 ? own : (this.ownMenus.find((menus) => menus.length > 0) ?? [])
  }

  /** Menus of every application, by path. */
  get menuMap(): MenuMap {
    return menuMapOf(this.everyMenu)
  }

  /** Codes of the buttons that may be shown (spec section 6). */
  get btnAuthorityList(): readonly string[] {
    return buttonAuthoritiesOf(this.everyMenu)
  }

  /** Every code held in the current tenant, once. */
  get heldPermissions(): readonly string[] {
    return [...new Set([...this.permissions, ...this.btnAuthorityList])]
  }

  get firstMenu(): MenuItem | undefined {
    return firstMenuOf(this.menuList) ?? firstMenuOf(this.ownMenus.flat())
  }

  /** The password has expired (spec section 4): ask once whether to change it. */
  get isPasswordExpired(): boolean {
    return this.userInfo?.passwordWhetherModifiedFlag === 2
  }

  /** Without the management entry, which only leads to the consoles. */
  private get ownMenus(): readonly (readonly MenuItem[])[] {
    return Object.entries(this.menus).flatMap(([code, menus]) =>
      code === managementEntryCode ? [] : [menus],
    )
  }

  private get everyMenu(): readonly MenuItem[] {
    return Object.values(this.menus).flat()
  }

  /** Takes up the answer of the bootstrap. */
  load(data: SystemData, tenant: TenantMembership | undefined) {
    this.userInfo = data.userInfo
    this.tenants = data.tenantList
    this.currentTenant = tenant
    this.keptOut = data.keptOut ?? []
    this.tenantInfo = data.tenantInfo
    this.hasMT0001 = hasManagementEntry(data)
    this.menuType = data.preferences.menuType
    this.menus = data.menus
    this.systemConfig = data.systemConfig
    this.appList = data.apps
    this.isAdmin = data.isAdmin
    this.permissions = data.permissions
    this.mockLogin = data.mockLogin ?? undefined
    this.mustChangePassword = false
    this.hasOpenedFirstMenu = false
  }

  /** A login succeeded: what the response says counts until the system data comes. */
  signIn(token: string, mustChangePassword: boolean) {
    this.clear()
    this.token = token
    this.mustChangePassword = mustChangePassword
  }

  setToken(token: string | undefined) {
    this.token = token
  }

  setMustChangePassword(mustChangePassword: boolean) {
    this.mustChangePassword = mustChangePassword
  }

  setMenuType(menuType: 1 | 2) {
    this.menuType = menuType
  }

  toggleMenuType() {
    this.menuType = this.menuType === 1 ? 2 : 1
  }

  setMsgReaStatus(msgReaStatus: boolean) {
    this.msgReaStatus = msgReaStatus
  }

  /** The application follows the path on screen; pages of the shell leave it as it is. */
  followPath(path: string) {
    this.appCode = appCodeOf(path) ?? this.appCode
  }

  markFirstMenuOpened() {
    this.hasOpenedFirstMenu = true
  }

  /** Whether the person may, by the permission rule of `@spruce/validators/permission`. */
  hasPermission(codes: readonly PermissionCode[]): boolean {
    return holdsPermission(this.heldPermissions, codes, { isMockLogin: this.isActingAsPerson })
  }

  /** What the guard looks at. */
  navigation(isSignedIn: boolean, pageLimit: boolean): NavigationSession {
    return {
      isSignedIn,
      isLoaded: this.isLoaded,
      mustChangePassword: this.mustChangePassword,
      hasHomepage: hasHomepage(this.tenantInfo),
      pageLimit,
      menuMap: this.menuMap,
      firstMenu: this.firstMenu && targetOf(this.firstMenu),
      hasOpenedFirstMenu: this.hasOpenedFirstMenu,
    }
  }

  /** Forgets everything of the person and the tenant. */
  clear() {
    this.userInfo = undefined
    this.token = undefined
    this.tenants = []
    this.currentTenant = undefined
    this.keptOut = []
    this.tenantInfo = undefined
    this.hasMT0001 = false
    this.appCode = 'spruce-web-enterprise-console'
    this.menuType = 1
    this.menus = {}
    this.msgReaStatus = false
    this.systemConfig = undefined
    this.appList = []
    this.isAdmin = false
    this.permissions = []
    this.mockLogin = undefined
    this.mustChangePassword = false
    this.hasOpenedFirstMenu = false
  }
}

/**
 * "App list loading sets hasMT0001 true when an app with code MT0001 exists. If the user menu for
 * MT0001 comes back empty, hasMT0001 becomes false." The server says the same of itself.
 */
function hasManagementEntry({ hasMT0001, apps, menus }: SystemData): boolean {
  const isThere = hasMT0001 || apps.some(({ appCode }) => appCode === managementEntryCode)
  return isThere && (menus[managementEntryCode] ?? []).length > 0
}
