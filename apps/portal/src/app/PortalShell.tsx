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
  type Favorite,
  type MenuItem as ShellMenuItem,
} from '@spruce/shell-ui'
import { useLanguage } from '@spruce/shell-ui/public'
import { openPasswordDialog } from '@spruce/feature-personal'
import { withTenant } from '@spruce/session'
import { safeUrl } from '@spruce/validators'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { ConsoleSwitch } from './ConsoleSwitch.js'
import { useMenuCounts } from '../home/waitingCounts.js'
import { favoriteListOptions, saveFavoritesOptions } from './favoriteQueries.js'
import { portalMessages } from '../messages.js'
import { subApps } from '../subApps.js'
import { keptOutText } from './keptOutText.js'
import { LateInbox, LateSearch } from './LateParts.js'
import type { Shell } from './Shell.js'

const defaultIcon = '/favicon.svg'

/** The frame around the pages, joined to the session, the tabs and the real calls. */
export const PortalShell = observer(function PortalShell({ shell }: { shell: Shell }) {
  const { session, layout, theme, tabs, navigator, entry, queryClient, inbox, version } = shell
  const { tenantInfo, userInfo, currentTenant } = session
  const language = useLanguage() // the titles follow it at once
  const address = useRouterState({ select: ({ location }) => location.href })
  // What the menus mark and the breadcrumb shows follows from the address, here for all of them.
  const activeUrl = shell.menuUrlOf(tabs.active?.url ?? address)
  const favorites = useQuery(favoriteListOptions(entry.api)).data ?? []
  const counts = useMenuCounts(shell, subApps)
  const save = useMutation(saveFavoritesOptions(entry.api, queryClient))
  const page = shell.titleOf(tabs.active ?? { name: '', url: address })
  usePageTitle(page, tenantInfo?.browserTitle)
  const onExpire = useCallback(() => shell.checkMockLogin(), [shell])
  const [isSearching, setSearching] = useState(false)
  useSearchShortcut(isSearching, () => setSearching(!isSearching))
  if (!userInfo || !tenantInfo) return null
  const { mockLogin } = session

  const homeHref = homeTarget(tenantInfo)
  const open = (url: string) => void navigator.open(url)

  function openHome(url: string) {
    const target = safeUrl(url, { origin: location.origin })
    if (target?.isOwn) open(target.path)
    else if (url.startsWith('http')) window.open(url, '_blank', 'noopener,noreferrer')
  }

  function openMenu(menu: ShellMenuItem, href: string) {
    const known = [...session.menuMap.values()].find(({ id }) => id === menu.id)
    if (known) shell.openMenu(known)
    else open(href)
  }

  function saveFavorites(next: readonly Favorite[]) {
    save.mutate(next.map((favorite) => ({ ...favorite })))
  }

  return (
    <AppShell
      layout={layout}
      sidebarTone={theme.sidebarTone}
      banner={
        <>
          <OfflineBanner onReturn={shell.askFailedAnew} />
          <NewVersionNotice
            isThere={version.hasNewVersion}
            onReload={() => shell.reloadPage()}
            onDismiss={() => version.dismiss()}
          />
          {mockLogin && (
            <MockLoginBanner
              {...mockLogin}
              personName={userInfo.name}
              tenantName={tenantInfo.name}
              onExit={() => shell.leaveMockLogin()}
              onExpire={onExpire}
            />
          )}
        </>
      }
      topBar={
        <TopBar
          layout={layout}
          brand={{ name: tenantInfo.name, icon: tenantInfo.systemIcon ?? defaultIcon }}
          homeHref={homeHref}
          onHome={openHome}
          menus={session.menuList}
          activeUrl={activeUrl}
          counts={counts}
          onNavigate={openMenu}
          search={<SearchButton isOpen={isSearching} onOpen={() => setSearching(true)} />}
        >
          <ConsoleSwitch consoles={shell.consoles} onOpen={(menu) => shell.openMenu(menu)} />
          <TenantSwitcher
            tenants={session.tenants}
            currentTenantId={currentTenant?.tenantId}
            onSwitch={(tenant) => void shell.switchTenant(tenant)}
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
            user={userInfo}
            onPersonalCenter={() => open('/personal')}
            {...(mockLogin ? {} : { onChangePassword: () => void openPasswordDialog() })}
            onSignOut={() => void (mockLogin ? shell.leaveMockLogin() : shell.signOut())}
          />
        </TopBar>
      }
      sidebar={
        <Sidebar
          layout={layout}
          menus={session.menuList}
          appCode={session.appCode}
          activeUrl={activeUrl}
          counts={counts}
          onNavigate={openMenu}
          favorites={favorites.map(({ path, ...rest }) => ({ ...rest, path: path ?? '' }))}
          // They are the person's, not the actor's: nothing changes them by accident.
          {...(mockLogin
            ? { favoritesNote: portalMessages[shell.language].favoritesOfPerson }
            : { onFavoritesChange: saveFavorites })}
          groups={shell.groups}
        />
      }
      tabBar={<TabBar navigator={navigator} getTitle={(tab) => shell.titleOf(tab)} />}
      breadcrumb={
        <Breadcrumb
          menus={shell.menus}
          activeUrl={activeUrl}
          pageTitle={titleIn(tabs.active?.title, language)}
          homeHref={homeHref}
          onHome={openHome}
          onBack={() => entry.router.history.back()}
          hasTenant={session.tenants.length > 0}
          warnings={session.keptOut.map((kept) => keptOutText(kept, shell.language))}
          onNavigate={openMenu}
        />
      }
    >
      <TabOutlet navigator={navigator} onReload={() => void shell.reloadPage()} />
      <LateInbox shell={shell} />
      <LateSearch shell={shell} isOpen={isSearching} onClose={() => setSearching(false)} />
    </AppShell>
  )
})
