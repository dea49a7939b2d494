import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createMenusApi, makeDeadMenus, makeMenus } from './menusHandlers.js'
import { MenuPanel } from './MenuPanel.js'

const meta = {
  title: 'Feature Enterprise/Menus/MenuPanel',
  component: MenuPanel,
  args: {
    api: () => createMenusApi(makeMenus()),
    permissions: 'all',
    menus: makeMenus(),
    deadLinks: new Map(),
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPortal(MenuPanel),
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `The menus and buttons of an application as a tree: found, narrowed, chosen, put in order, or several selected.

| Key | Does |
| --- | --- |
| Tab | the search, the state, dead links, the selection, the tree |
| Arrow keys, Home, End, letters | in the tree: move, open and close branches |
| Enter, Space | chooses the menu, or selects it |
| Alt + Up, Alt + Down | puts the menu before or after its neighbour |
| Ctrl + X, Ctrl + V | take a menu up and put it under the active one |
| Shift + F10, Menu | the actions of the menu |

**Do** keep keyword, state and menu in \`query\`, so that a link shows the same. **Don't** let people move without \`menu:edit\`.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MenuPanel>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { query: { menu: 'org' } } }

/** One leads nowhere: it says so, and a button narrows the tree to such. */
export const DeadLink: Story = {
  args: {
    menus: makeDeadMenus(),
    deadLinks: new Map([
      [
        'energy',
        {
          ...{ id: 'energy', appCode: 'spruce-web-enterprise-console', trail: ['能耗日报'] },
          ...({ reason: 'appOff', subject: '能耗看板' } as const),
        },
      ],
    ]),
  },
}

/** The application has no menus yet. */
export const Empty: Story = { args: { menus: [] } }

/** May look, may not change: nothing is moved or selected. */
export const ReadOnly: Story = { args: { permissions: ['menu:list'] } }
