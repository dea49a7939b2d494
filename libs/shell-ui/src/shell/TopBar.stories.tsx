import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { consoleBase, menus } from './fixtures.js'
import { LayoutStore } from './LayoutStore.js'
import { TopBar } from './TopBar.js'

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
