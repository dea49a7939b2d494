import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { consoleBase, favorites, menus } from './fixtures.js'
import { MenuTree } from './MenuTree.js'

const meta = {
  title: 'Shell UI/Shell/MenuTree',
  component: MenuTree,
  args: {
    menus,
    activeUrl: `${consoleBase}/base/organization`,
    label: '主菜单',
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <div className="shell-side" style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The menus of an application, branch by branch; the page on show is marked.

| Key | Does |
| --- | --- |
| Tab | goes to the rows and their stars |
| Up, Down, Home, End | go through the visible rows |
| Right | opens a branch; once more: its first row |
| Left | closes it, or goes to the one above |
| Letters | the next row that begins so, as it is written or by pinyin |
| Enter | opens the page |

**Do** give real addresses, so that Ctrl and the middle button open a page beside. **Don't** show what the session may not open.`,
      },
    },
  },
} satisfies Meta<typeof MenuTree>
export default meta
type Story = StoryObj<typeof meta>

/** The first level stands open, the menu on show is marked. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn({ globals })
    await expect(canvas.getByRole('link', { name: say('组织架构') })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const WithFavorites: Story = {
  args: {
    favoriteIds: new Set(favorites.map(({ menuId }) => menuId)),
    onFavoriteToggle: fn(),
  },
}

/** Arrows move, close and open; a letter finds by name. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const branch = canvas.getByRole('button', { name: say('企业管理') })
    branch.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(branch).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: say('组织架构') })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('link', { name: say('帮助文档') })).toHaveFocus()
  },
}

export const Empty: Story = { args: { menus: [] } }

export const LongText: Story = {
  args: {
    menus: [
      {
        id: 'long',
        name: '集团总部与各分公司基础资料管理',
        childs: [{ id: 'l1', name: '组织架构与岗位编制维护（含历史版本）', path: '/l1' }],
      },
    ],
  },
}

export const StatesSheet: Story = statesSheet(() => import('./MenuTree.stories.js'))
