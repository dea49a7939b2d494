import {
  AppShell,
  LanguageSwitch,
  LayoutStore,
  MessageBell,
  SearchButton,
  Sidebar,
  ThemePanel,
  ThemeStore,
  TopBar,
  UserMenu,
  type MenuItem,
} from '@spruce/shell-ui'
import { useState, type ReactNode } from 'react'

const nothing = () => undefined
const sampleNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const pages = sampleNames.map((name): MenuItem => ({ id: name, name, path: `/${name}` }))
const menus: readonly MenuItem[] = [
  { id: 'group', name: 'group', icon: 'users', childs: pages },
  ...pages.map((page) => ({ ...page, id: `${page.id}-single`, icon: 'house' })),
]
const shared = { menus, activeUrl: '/a', onNavigate: nothing }

/** The frame around every signed-in page. */
export function SampleFrame({ children }: { children: ReactNode }) {
  const [layout] = useState(() => new LayoutStore())
  const [theme] = useState(() => new ThemeStore())
  return (
    <AppShell
      layout={layout}
      topBar={
        <TopBar
          {...shared}
          layout={layout}
          brand={{ name: 'a', icon: '/favicon.svg' }}
          search={<SearchButton isOpen={false} onOpen={nothing} />}
        >
          <MessageBell hasUnread={false} isOpen={false} onOpen={nothing} />
          <LanguageSwitch onChange={nothing} />
          <ThemePanel theme={theme} layout={layout} />
          <UserMenu user={{ name: 'a' }} onPersonalCenter={nothing} onSignOut={nothing} />
        </TopBar>
      }
      sidebar={
        <Sidebar
          {...shared}
          layout={layout}
          appCode="a"
          favorites={[]}
          onFavoritesChange={nothing}
        />
      }
    >
      {children}
    </AppShell>
  )
}
