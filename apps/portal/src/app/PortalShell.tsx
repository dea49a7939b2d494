import {
  AppShell,
  Breadcrumb,
  homeTarget,
  LanguageSwitch,
  MessageBell,
  MockLoginBanner,
  NewVersionNotice,
  OfflineBanner,
  SearchButton,
  Sidebar,
  TabBar,
  TabOutlet,
  TenantSwitcher,
  ThemePanel,
  titleIn,
  TopBar,
  usePageTitle,
  UserMenu,
  useSearchShortcut,
  useShellPort,
  type Favorite,
  type MenuItem as ShellMenuItem,
} from '@spruce/shell-ui'
import { brandIcon, useLanguage } from '@spruce/shell-ui/public'
import { openPasswordDialog } from '@spruce/feature-personal'
import { useMenuCounts } from '@spruce/feature-workbench'
import { readDynamicHref, withTenant } from '@spruce/session'
import { useMutation } from '@tanstack/react-query'
import { useRouterState, type RouterHistory } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useCallback, useDeferredValue } from 'react'
import { ConsoleSwitch } from './ConsoleSwitch.js'
import { saveFavoritesOptions } from './favoriteQueries.js'
import { portalMessages } from '../messages.js'
import { subApps } from '../subApps.js'
import { refetchFailed } from './createQueryClient.js'
import { keptOutText } from './keptOutText.js'
import { LateInbox, LateSearch } from './LateParts.js'
import type { Shell } from './Shell.js'

const defaultIcon = '/favicon.svg'

/** The frame around the pages, joined to the session, the tabs and the real calls. */
export const PortalShell = observer(function PortalShell({ shell }: { shell: Shell }) {
  const { session, layout, theme, tabs, navigator, entry, queryClient, inbox, version } = shell
  const { menus, windows, leaving, tenants, search } = shell
  const { tenantInfo, userInfo, currentTenant } = session
  const language = useLanguage() // the titles follow it at once
  const address = useRouterState({ select: ({ location }) => location.href })
  // What the menus mark and the breadcrumb shows follows from the address, here for all of them.
  const shownUrl = tabs.active?.url ?? address
  const activeUrl = menus.urlOfMenu(shownUrl)
  const sidebar = menus.sidebarAt(shownUrl)
  const { favorites } = useShellPort()
  const person = { session, menuPathOf: (path: string) => entry.menuPathOf(path) }
  const counts = useMenuCounts(person, entry.api, subApps)
  const save = useMutation(saveFavoritesOptions(entry.api, queryClient))
  const page = menus.titleOf(tabs.active ?? { name: '', url: address })
  const roleView = session.mockLogin?.roleView
  const texts = portalMessages[language]
  usePageTitle(roleView ? texts.viewedAs(page, roleView.roleName) : page, tenantInfo?.browserTitle)
  const onReturn = useCallback(() => refetchFailed(queryClient), [queryClient])
  // The time of the mock login is up by this clock: the server's answer says whether it really is.
  const onExpire = useCallback(() => void shell.person.reload(), [shell])
  useSearchShortcut(search.isOpen, search.toggle)
  // The frame is painted before the first page, which is rendered in slices.
  const isFramed = useDeferredValue(true, false)
  if (!userInfo || !tenantInfo) return null
  const { mockLogin } = session

  const homeHref = homeTarget(tenantInfo)
  const open = (url: string) => void navigator.open(url)
  const goBack = () => (entry.router.history as RouterHistory).back()

  const openHome = (url: string) => windows.openAddress(url)
  const openMenu = (menu: ShellMenuItem, href: string) => windows.openMenuOf(menu, href)

  function saveFavorites(next: readonly Favorite[]) {
    save.mutate(next.map((favorite) => ({ ...favorite })))
  }

  return (
    <AppShell
      layout={layout}
      isBare={readDynamicHref(tabs.active?.url ?? '')?.isonly === true}
      sidebarTone={theme.sidebarTone}
      banner={
        <>
          <OfflineBanner onReturn={onReturn} />
          <NewVersionNotice
            isThere={version.hasNewVersion}
            onReload={() => leaving.reloadPage()}
            onDismiss={() => version.dismiss()}
          />
          {mockLogin && (
            <MockLoginBanner
              {...mockLogin}
              personName={userInfo.name}
              tenantName={tenantInfo.name}
              onExit={() => tenants.leaveMockLogin()}
              onExpire={onExpire}
            />
          )}
        </>
      }
      topBar={
        <TopBar
          layout={layout}
          brand={{
            name: tenantInfo.name,
            icon: brandIcon(tenantInfo, theme.isDark) ?? defaultIcon,
          }}
          homeHref={homeHref}
          onHome={openHome}
          menus={sidebar.menus}
          activeUrl={activeUrl}
          counts={counts}
          onNavigate={openMenu}
          search={<SearchButton isOpen={search.isOpen} onOpen={() => search.open()} />}
        >
          <ConsoleSwitch consoles={menus.consoles} onOpen={(menu) => windows.openMenu(menu)} />
          <TenantSwitcher
            tenants={session.tenants}
            currentTenantId={currentTenant?.tenantId}
            onSwitch={(tenant) => void tenants.to(tenant)}
            hrefBeside={({ code }) => withTenant('/', code)}
          />
          {session.hasTenant && (
            <MessageBell
              hasUnread={session.msgReaStatus}
              isOpen={inbox.isOpen}
              onOpen={() => inbox.open()}
            />
          )}
          <LanguageSwitch onChange={(language) => entry.setLanguage(language)} />
          <ThemePanel theme={theme} layout={layout} />
          <UserMenu
            // The account of a role view is made for each call: its name says nothing.
            user={roleView ? { name: userInfo.name } : userInfo}
            onPersonalCenter={() => open('/personal')}
            {...(mockLogin ? {} : { onChangePassword: () => void openPasswordDialog() })}
            onSignOut={() => void (mockLogin ? tenants.leaveMockLogin() : leaving.signOut())}
            signOutLabel={roleView && texts.endRoleView}
          />
        </TopBar>
      }
      sidebar={
        <Sidebar
          layout={layout}
          menus={sidebar.menus}
          appCode={sidebar.appCode}
          activeUrl={activeUrl}
          counts={counts}
          onNavigate={openMenu}
          favorites={favorites}
          onFavoriteOpen={(favorite) => windows.openFavorite(favorite)}
          // They are the person's, not the actor's: nothing changes them by accident.
          {...(mockLogin
            ? { favoritesNote: roleView ? texts.favoritesInRoleView : texts.favoritesOfPerson }
            : { onFavoritesChange: saveFavorites })}
          groups={menus.groups}
        />
      }
      tabBar={<TabBar navigator={navigator} getTitle={(tab) => menus.titleOf(tab)} />}
      breadcrumb={
        <Breadcrumb
          menus={menus.all}
          activeUrl={activeUrl}
          pageTitle={titleIn(tabs.active?.title, language)}
          homeHref={homeHref}
          onHome={openHome}
          onBack={goBack}
          hasTenant={session.tenants.length > 0}
          warnings={session.keptOut.map((kept) => keptOutText(kept, language))}
          onNavigate={openMenu}
        />
      }
    >
      {isFramed && <TabOutlet navigator={navigator} onReload={() => void leaving.reloadPage()} />}
      <LateInbox shell={shell} />
      <LateSearch
        shell={shell}
        isOpen={search.isOpen}
        keyword={search.keyword}
        onClose={search.close}
      />
    </AppShell>
  )
})
