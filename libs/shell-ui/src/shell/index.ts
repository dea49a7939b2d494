export { AllMenusSheet } from './AllMenusSheet.js'
export type { AllMenusSheetProps } from './AllMenusSheet.js'
export { AppShell } from './AppShell.js'
export type { AppShellProps } from './AppShell.js'
export { Breadcrumb } from './Breadcrumb.js'
export type { BreadcrumbProps } from './Breadcrumb.js'
export { ErrorPage } from './ErrorPage.js'
export type { ErrorPageProps, ErrorPageVariant } from './ErrorPage.js'
export { FavoriteList } from './FavoriteList.js'
export type { FavoriteListProps } from './FavoriteList.js'
export { FrameStore } from './FrameStore.js'
export type { AppIframe } from './FrameStore.js'
export { LanguageSwitch } from './LanguageSwitch.js'
export type { LanguageSwitchProps } from './LanguageSwitch.js'
export { MockLoginBanner } from './MockLoginBanner.js'
export type { MockLoginBannerProps } from './MockLoginBanner.js'
export { LayoutStore, breakpoints } from './LayoutStore.js'
export type {
  ActiveAppInfo,
  Device,
  LayoutSnapshot,
  LayoutStoreOptions,
  MenuType,
} from './LayoutStore.js'
export { LoadingOverlay } from './LoadingOverlay.js'
export type { LoadingOverlayProps } from './LoadingOverlay.js'
export { MessageBell } from './MessageBell.js'
export type { MessageBellProps } from './MessageBell.js'
export type { MenuCountProps } from './MenuCount.js'
export { MenuIcon } from './MenuIcon.js'
export type { MenuIconProps } from './MenuIcon.js'
export { MenuTree } from './MenuTree.js'
export type { MenuLinkProps, MenuTreeProps } from './MenuTree.js'
export { Sidebar } from './Sidebar.js'
export type { SidebarProps } from './Sidebar.js'
export { moved, useReorder } from './useReorder.js'
export type { ReorderOptions } from './useReorder.js'
export { TabBar } from './TabBar.js'
export type { TabBarProps } from './TabBar.js'
export { TabLink } from './TabLink.js'
export type { TabLinkProps } from './TabLink.js'
export { TabOutlet } from './TabOutlet.js'
export type { TabOutletProps, TabPageProps } from './TabOutlet.js'
export { TabsStore } from './TabsStore.js'
export type {
  CloseOptions,
  Tab,
  TabDropReason,
  TabQuery,
  TabTarget,
  TabsSnapshot,
  TabsStoreOptions,
} from './TabsStore.js'
export { TenantSwitcher } from './TenantSwitcher.js'
export type { SwitchableTenant, TenantSwitcherProps } from './TenantSwitcher.js'
export { ThemePanel } from './ThemePanel.js'
export type { ThemePanelProps } from './ThemePanel.js'
export { ThemeStore, themeModes } from './ThemeStore.js'
export type {
  ShellTheme,
  ThemeMode,
  ThemePart,
  ThemeSnapshot,
  ThemeStoreOptions,
} from './ThemeStore.js'
export { TopBar } from './TopBar.js'
export type { TopBarBrand, TopBarProps } from './TopBar.js'
export { UserMenu } from './UserMenu.js'
export type { UserMenuProps } from './UserMenu.js'
export { tabNameFor } from './tabName.js'
export type { TabNaming } from './tabName.js'
export { bindRouter } from './bindRouter.js'
export type { BindRouterOptions, QueryChangeOptions, TabNavigator } from './bindRouter.js'
export { withFavorite } from './favorites.js'
export { homeTarget } from './homeTarget.js'
export type { HomeSetting } from './homeTarget.js'
export {
  filterMenus,
  firstMenu,
  menuHref,
  menuTrail,
  menusOnly,
  pathOf,
  selectFirstMenu,
  submenus,
} from './menus.js'
export type { Favorite, MenuGroup, MenuItem } from './menus.js'
export { browserTitle, defaultBrowserTitle, usePageTitle } from '../public/usePageTitle.js'
export { tabTitle } from './pageTitle.js'
export type { TitledApp } from './pageTitle.js'
export { titleIn } from './TabTitle.js'
export type { TabTitle } from './TabTitle.js'
export { TabContext, useTab } from './useTab.js'
export type { TabApi } from './useTab.js'
