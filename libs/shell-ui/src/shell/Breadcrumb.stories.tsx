import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { shellMessages } from './messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { Breadcrumb } from './Breadcrumb.js'
import { consoleBase, menus } from './fixtures.js'

const meta = {
  title: 'Shell UI/Shell/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    docs: {
      description: {
        component: `Where the page stands in the menus, with the way back and home; 52 px below the tabs.

| Key | Does |
| --- | --- |
| Tab | back, home, and the names that lead somewhere |
| Enter | goes there |

**Do** give \`pageTitle\` for a record, so that its name ends the path. **Don't** build a path that is not in the menus; a page without a menu shows back and home alone.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    menus,
    activeUrl: `${consoleBase}/base/organization`,
    homeHref: '/dashboard',
    onHome: fn(),
    onBack: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof Breadcrumb>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PathOnly: Story = { args: { homeHref: undefined, onBack: undefined } }

/** A page without a menu of its own stands under the menu that it belongs to. */
export const DetailPage: Story = {
  args: { activeUrl: `${consoleBase}/workbench/business/index`, pageTitle: '生产日报' },
}

/** A page that belongs to no menu: the ways back alone. */
export const NoMenu: Story = { args: { activeUrl: `${consoleBase}/somewhere` } }

export const NoTenant: Story = { args: { hasTenant: false } }

export const LongText: Story = {
  args: {
    menus: [
      {
        id: 'a',
        name: '集团总部与各分公司基础资料管理',
        childs: [
          {
            id: 'b',
            name: '组织架构与岗位编制维护（含历史版本、审批流程与外部系统对接）',
            path: '/b',
          },
        ],
      },
    ],
    activeUrl: '/b/7',
    pageTitle: '华东运营中心智能装备事业部第三研究所',
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const shellWords = wordsIn({ globals }, shellMessages)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: shellWords.backHome })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onHome).toHaveBeenCalledWith('/dashboard')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./Breadcrumb.stories.js'))
