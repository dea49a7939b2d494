import { RouterProvider } from '@tanstack/react-router'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { AppShell } from './AppShell.js'
import { Breadcrumb } from './Breadcrumb.js'
import type { TabNavigator } from './bindRouter.js'
import * as fixtures from './fixtures.js'
import { homeTarget } from './homeTarget.js'
import { LanguageSwitch } from './LanguageSwitch.js'
import { LayoutStore, type MenuType } from './LayoutStore.js'
import { menuTrail } from './menus.js'
import { Sidebar } from './Sidebar.js'
import { TabBar } from './TabBar.js'
import { TabOutlet } from './TabOutlet.js'
import type { Tab } from './TabsStore.js'
import { titleIn } from './TabTitle.js'
import { TenantSwitcher } from './TenantSwitcher.js'
import { ThemePanel } from './ThemePanel.js'
import { ThemeStore } from './ThemeStore.js'
import { TopBar } from './TopBar.js'
import { UserMenu } from './UserMenu.js'

interface StoryProps {
  menuType: MenuType
  sidebarOpened: boolean
  sidebarTone: 'white' | 'black' | 'gray'
  hasTenant: boolean
  urls: readonly string[]
  brandName: string
}

function titleOf(tab: Tab) {
  return titleIn(tab.title, 'zh-CN') ?? menuTrail(fixtures.menus, tab.url).at(-1)?.name ?? tab.name
}

interface FrameProps extends StoryProps {
  navigator: TabNavigator
  layout: LayoutStore
  theme: ThemeStore
}

const Frame = observer(function Frame(props: FrameProps) {
  const { navigator, layout, theme, sidebarTone, hasTenant } = props
  const say = useFixtureTranslation()
  const [favorites, setFavorites] = useState(say(fixtures.favorites))
  const activeUrl = navigator.store.active?.url ?? '/'
  const menus = hasTenant ? say(fixtures.menus) : []
  const follow = (_: unknown, href: string) => void navigator.open(href)
  const shared = { menus, activeUrl, onNavigate: follow }
  const homeHref = homeTarget({ logo: 0 })
  const onHome = (href: string) => void navigator.open(href)
  return (
    <AppShell
      layout={layout}
      sidebarTone={sidebarTone}
      topBar={
        <TopBar
          {...shared}
          layout={layout}
          brand={{ name: props.brandName }}
          homeHref={homeHref}
          onHome={onHome}
        >
          <TenantSwitcher
            tenants={hasTenant ? say(fixtures.tenants) : []}
            currentTenantId="t1"
            onSwitch={fn()}
            hrefBeside={({ code }) => `/?tenant=${code ?? ''}`}
          />
          <LanguageSwitch onChange={fn()} />
          <ThemePanel theme={theme} layout={layout} />
          <UserMenu
            user={say({ name: '林知远', loginName: 'admin' })}
            onPersonalCenter={fn()}
            onChangePassword={fn()}
            onSignOut={fn()}
          />
        </TopBar>
      }
      sidebar={
        <Sidebar
          {...shared}
          layout={layout}
          appCode="spruce-web-enterprise-console"
          favorites={favorites}
          onFavoritesChange={setFavorites}
          groups={hasTenant ? say(fixtures.menuGroups) : []}
        />
      }
      tabBar={<TabBar navigator={navigator} getTitle={(tab) => say(titleOf(tab))} />}
      breadcrumb={
        <Breadcrumb
          {...shared}
          homeHref={homeHref}
          onHome={onHome}
          onBack={() => navigator.back()}
          hasTenant={hasTenant}
        />
      }
    >
      <TabOutlet navigator={navigator} />
    </AppShell>
  )
})

function ShellStory(props: StoryProps) {
  const { menuType, sidebarOpened, urls } = props
  const [router] = useState(() => {
    const layout = new LayoutStore()
    layout.setMenuType(menuType)
    layout.setSidebarOpened(sidebarOpened, true)
    const theme = new ThemeStore()
    return fixtures.makeStoryRouter({
      urls,
      layout: (navigator) => (
        <Frame {...props} navigator={navigator} layout={layout} theme={theme} />
      ),
    }).router
  })
  return <RouterProvider router={router as never} />
}

const meta = {
  title: 'Shell UI/Shell/AppShell',
  component: staged<StoryProps>(AppShell),
  argTypes: stageArgs('menuType', 'sidebarOpened', 'hasTenant', 'urls', 'brandName'),
  render: (args) => <ShellStory {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The frame of every signed-in page: top bar 48 px, sidebar 220 or 56 px, tab bar, breadcrumb 52 px and the main area; below 768 px the sidebar is a drawer.

| Key | Does |
| --- | --- |
| Tab | first to Skip to main content, which leads past the frame |
| Enter | on it: the main area has the focus |
| Escape | closes the drawer |

**Do** use one, and let the parts come from the session: menus, tenant, brand. **Don't** put a second bar above it; a banner has its own place.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    menuType: 1,
    sidebarOpened: true,
    sidebarTone: 'gray',
    hasTenant: true,
    brandName: '云杉制造集团',
    urls: [
      '/dashboard',
      `${fixtures.consoleBase}/base/role`,
      `${fixtures.consoleBase}/base/organization?keyword=研发`,
    ],
  },
} satisfies Meta<StoryProps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Collapsed: Story = { args: { sidebarOpened: false } }

export const MenuInTopBar: Story = { args: { menuType: 2 } }

export const DarkSidebar: Story = { args: { sidebarTone: 'black' } }

export const NoTenant: Story = { args: { hasTenant: false, urls: ['/dashboard'] } }

export const ManyTabs: Story = {
  parameters: { sheet: false }, // how far the tabs are scrolled
  args: {
    urls: fixtures.menus
      .flatMap((menu) => menu.childs ?? [])
      .map((menu) => `${fixtures.consoleBase}${menu.path ?? ''}`),
  },
}

export const LongText: Story = {
  args: { brandName: '云杉智能装备制造（集团）股份有限公司华东运营中心' },
}

/** Past the frame with two keys. */
export const ByKeyboard: Story = {
  parameters: { sheet: false },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(main).toHaveFocus()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./AppShell.stories.js'))
