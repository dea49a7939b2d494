import { createTestApi } from '@spruce/api-client/testing'
import {
  behindStory,
  failAnswer,
  inPage,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createMenusApi, makeDeadMenus, makeMenus } from './menusHandlers.js'
import { MenusPage } from './MenusPage.js'

const options = 'GET /spruce/api/v1/menus/options'

const meta = {
  title: 'Feature Enterprise/Menus/MenusPage',
  component: MenusPage,
  args: {
    api: () => createMenusApi(makeMenus()),
    permissions: 'all',
    query: { menu: 'org' },
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(MenusPage),
  parameters: {
    docs: {
      description: {
        component: `The menus and buttons of an application as the company has them: found, added, changed, moved, ordered, hidden, removed and brought back to what the product has.

| Key | Does |
| --- | --- |
| Tab | application, search, filter, tree, what is chosen |
| Keys of Tree | within the tree |
| Alt + Up, Alt + Down | the active menu one place up or down |
| Ctrl + X, Ctrl + V | takes a menu up, and puts it below another |
| Shift + F10 | what can be done with the active menu |

**Do** keep application, chosen menu and filters in \`query\`, so that a link shows the same. **Don't** offer to remove a menu of the product: it can be hidden only.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MenusPage>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A menu that leads nowhere: why, and where that is mended. */
export const DeadLink: Story = {
  args: { api: () => createMenusApi(makeDeadMenus()), query: { menu: 'energy' } },
}

/** Nothing is chosen. */
export const NothingChosen: Story = { args: { query: {} } }

/** A registered application without menus. */
export const Empty: Story = { args: { query: { appCode: 'self-service' } } }

/** A filter that nothing fits. */
export const NothingFound: Story = { args: { query: { keyword: '不存在' } } }

/** The server never answers. */
export const Loading: Story = {
  args: { query: {}, api: () => createTestApi({ [options]: neverAnswer }) },
}

/** The server fails. */
export const Failed: Story = {
  args: { query: {}, api: () => createTestApi({ [options]: failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['menu:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createMenusApi(
        makeMenus().map((menu) => ({
          ...menu,
          name: { 'zh-CN': menu.name['zh-CN'].repeat(10), 'en-US': 'A long name '.repeat(4) },
        })),
      ),
    query: { menu: 'people' },
  },
}
