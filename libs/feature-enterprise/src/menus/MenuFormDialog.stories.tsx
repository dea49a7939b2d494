import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MenuFormDialog } from './MenuFormDialog.js'
import { createMenusApi, makeMenu, makeMenus } from './menusHandlers.js'

const appCode = 'spruce-web-enterprise-console'

const meta = {
  title: 'Feature Enterprise/Menus/MenuFormDialog',
  component: MenuFormDialog,
  args: {
    api: () => createMenusApi([]),
    menus: makeMenus(),
    permissionChoices: [
      { code: 'department:list', name: '查看部门', appCode },
      { code: 'department:add', name: '新增部门', appCode },
    ],
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(MenuFormDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Adds or changes a menu or a button. Of one of the product it offers what a company may change: name, icon and whether it is shown.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | saves |
| Escape | closes, after a question when something was typed |

**Do** say at the field why an address is refused. **Don't** ask a button for an address: it is a permission below a menu.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MenuFormDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Below a menu. */
export const Below: Story = { args: { parentId: 'org' } }

/** Of the company's own. */
export const Editing: Story = {
  args: {
    menu: makeMenu('home', '我的工作台', 'My workbench', {
      ...{ origin: 'tenant', path: '/dashboard', version: 1 },
    }),
  },
}

/** Address and permission come with the product. */
export const OfProduct: Story = {
  args: { menu: makeMenu('org', '组织架构', 'Organization structure', { icon: 'users' }) },
}
