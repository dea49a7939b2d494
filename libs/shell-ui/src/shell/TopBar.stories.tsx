import type { Meta, StoryObj } from '@storybook/react-vite'
import { MonitorCog } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { consoleBase, menus, tenants } from './fixtures.js'
import { LanguageSwitch } from './LanguageSwitch.js'
import { LayoutStore } from './LayoutStore.js'
import { MessageBell } from './MessageBell.js'
import { SearchButton } from './search/SearchButton.js'
import { TenantSwitcher } from './TenantSwitcher.js'
import { ThemePanel } from './ThemePanel.js'
import { ThemeStore } from './ThemeStore.js'
import { TopBar } from './TopBar.js'
import { UserMenu } from './UserMenu.js'

function layoutOf(menuType: 1 | 2) {
  const layout = new LayoutStore()
  layout.setMenuType(menuType)
  return layout
}

const meta = {
  title: 'Shell UI/Shell/TopBar',
  component: TopBar,
  parameters: {
    docs: {
      description: {
        component: `The bar above everything, 48 px: the brand that leads home, the first-level menu where the person wants it there, the search and the tools.

| Key | Does |
| --- | --- |
| Tab | the menu button on narrow screens, brand, first-level menu, search, tools |
| Enter | opens what has the focus |

**Do** let the brand come from the tenant. **Don't** add tools that belong to one page.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    layout: layoutOf(1),
    brand: { name: '云杉制造集团' },
    homeHref: '/dashboard',
    onHome: fn(),
    menus,
    activeUrl: `${consoleBase}/base/organization`,
    onNavigate: fn(),
  },
} satisfies Meta<typeof TopBar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FirstLevelMenu: Story = { args: { layout: layoutOf(2) } }

/** What an administrator has up there; all of it stays in sight on the smallest phone. */
export const AllTools: Story = {
  args: {
    layout: layoutOf(1),
    search: <SearchButton isOpen={false} onOpen={fn()} />,
    children: <AdministratorTools />,
  },
  render: (args) => {
    args.layout.setViewportWidth(innerWidth)
    return <TopBar {...args} />
  },
}

function AdministratorTools() {
  const say = useFixtureTranslation()
  return (
    <>
      <button type="button" className="shell-tool" aria-label={say('企业控制台')}>
        <MonitorCog size={16} aria-hidden />
        <span className="shell-tool-text">{say('企业控制台')}</span>
      </button>
      <TenantSwitcher
        tenants={say(tenants)}
        currentTenantId="t1"
        onSwitch={fn()}
        hrefBeside={({ code }) => `/?tenant=${code ?? ''}`}
      />
      <MessageBell hasUnread onOpen={fn()} />
      <LanguageSwitch onChange={fn()} />
      <ThemePanel theme={new ThemeStore()} layout={new LayoutStore()} />
      <UserMenu
        user={say({ name: '林知远', loginName: 'admin' })}
        onPersonalCenter={fn()}
        onChangePassword={fn()}
        onSignOut={fn()}
      />
    </>
  )
}

/** Logo 1: the icon leads nowhere. */
export const NoHome: Story = { args: { homeHref: undefined } }

export const LongText: Story = {
  args: { brand: { name: '云杉智能装备制造（集团）股份有限公司华东运营中心' } },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onHome).toHaveBeenCalledWith('/dashboard')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./TopBar.stories.js'))
