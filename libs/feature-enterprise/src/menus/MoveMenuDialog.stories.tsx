import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createMenusApi, makeMenu, makeMenus } from './menusHandlers.js'
import { MoveMenuDialog } from './MoveMenuDialog.js'

const meta = {
  title: 'Feature Enterprise/Menus/MoveMenuDialog',
  component: MoveMenuDialog,
  args: {
    api: () => createMenusApi([]),
    menu: makeMenu('home', '我的工作台', 'My workbench', { parentId: 'staff', origin: 'tenant' }),
    menus: makeMenus(),
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(MoveMenuDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Chooses the menu that another one is to stand below, or the top.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Down, Enter | on the field: opens the tree of menus |
| Enter | moves |
| Escape | closes, after a question when something was chosen |

**Do** offer menus alone: nothing stands below a button. **Don't** offer the menu itself or what is below it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MoveMenuDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A button, which cannot stand at the top. */
export const Button: Story = {
  args: { menu: makeMenu('add', '新增部门', 'Add department', { parentId: 'org', type: 1 }) },
}
