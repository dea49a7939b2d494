export { appCodeOf, basePathOf, isDeliveryPage, isOwnApp } from './appCodes.js'
export { deliveredCodeOf } from './deliveredCode.js'
export {
  containerPath,
  dynamicPath,
  enterpriseConsoleBase,
  managementEntryCode,
  pathOf,
  personalCenterBase,
  personalCenterCode,
} from './paths.js'
export { bootstrap } from './bootstrap.js'
export type {
  BootstrapOptions,
  BootstrapResult,
  GivenSystemData,
  KeptOutTenant,
  SystemData,
  TenantMembership,
} from './bootstrap.js'
export {
  decideAfterLogin,
  decideNavigation,
  decideOnFailure,
  isLoginPath,
  publicPaths,
} from './decideNavigation.js'
export type {
  LoginOutcome,
  NavigationDecision,
  NavigationLocation,
  NavigationSession,
} from './decideNavigation.js'
export { decideHomepage, hasHomepage, singleAppOf } from './homepage.js'
export type { HomepageApp, HomepageDecision, HomepageSettings } from './homepage.js'
export { askSignOnLink } from './askSignOnLink.js'
export type { SignOnTarget } from './askSignOnLink.js'
export { dynamicHref, isTrue, readDynamicHref } from './dynamicPage.js'
export type { DynamicPage } from './dynamicPage.js'
export {
  addressOf,
  buttonAuthoritiesOf,
  findMenu,
  firstMenuOf,
  menuMapOf,
  targetOf,
  targetOfApp,
} from './menus.js'
export type { MenuItem, MenuMap, MenuTarget, OpenedApp } from './menus.js'
export { holdsPermission } from './permission.js'
export type { PermissionCode } from './permission.js'
export { chooseTenant } from './chooseTenant.js'
export type { PinnableTenant, TenantChoice } from './chooseTenant.js'
export { BrowserStorage, browserAreas } from './storage/BrowserStorage.js'
export type {
  CookieJar,
  StorageAreas,
  StorageLike,
  StorageOwner,
  StoredArea,
  StoredKey,
} from './storage/BrowserStorage.js'
export type { Guard } from './storage/guards.js'
export { codeWaitKey } from './storage/codeWaitKey.js'
export type { CodeWait } from './storage/codeWaitKey.js'
export {
  appCodeKey,
  brandKey,
  browserIdKey,
  deployConfigKey,
  languageKey,
  mockSessionKey,
  oauthStartKey,
  returnTargetKey,
  sessionMarkKey,
  tenantPinKey,
  themeKey,
  wechatStartKey,
} from './storage/keys.js'
export {
  activeAppInfoKey,
  draftKey,
  expiryToldKey,
  globalAppNameKey,
  importMappingKey,
  isDraftName,
  jumpTypeKey,
  noticesToldKey,
  pcFormKey,
  recentSearchKey,
  routerKeyKey,
  tabsKey,
  unSaveHomeKey,
} from './storage/personKeys.js'
export type { LocalizedName, ManifestPermission } from './manifestPermission.js'
export type {
  ManifestButton,
  ManifestCommand,
  ManifestMenu,
  ManifestSearchSource,
  ManifestWaitingWork,
  SubApp,
  SubAppFound,
  SubAppManifest,
  SubAppSearch,
  SubAppSearchContext,
  SubAppWaiting,
  SubAppWaitingContext,
  WaitingCount,
} from './SubApp.js'
export { isSubAppLinkOffered, subAppHref, subAppMenuPath } from './subAppLinks.js'
export type { SubAppLink, SubAppLinkReader } from './subAppLinks.js'
export { platformManifest } from './platformManifest.js'
export type { PlatformManifest, PlatformPermission } from './platformManifest.js'
export { TenantPin } from './tenantPin.js'
export { withTenant } from './withTenant.js'
export { hasScreen, permissionsBesideMenus } from './permissionsBesideMenus.js'
