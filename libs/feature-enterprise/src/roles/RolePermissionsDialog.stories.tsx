import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RolePermissionsDialog } from './RolePermissionsDialog.js'
import type { RolePermissions } from './roleQueries.js'

const button = (permCode: string, name: string, grantable = true) => ({
  id: permCode,
  name,
  type: 1 as const,
  permCode,
  granted: false,
  grantable,
  children: [],
})

const samplePermissions: RolePermissions = {
  roleId: 'r2',
  version: 1,
  grantsAll: false,
  codes: ['department:list', 'log:list'],
  apps: [
    {
      appCode: 'spruce-web-enterprise-console',
      name: '企业控制台',
      nodes: [
        {
          id: 'organization',
          name: '组织架构',
          type: 0,
          permCode: 'department:list',
          granted: true,
          grantable: true,
          children: [
            button('department:add', '新增部门'),
            button('user:remove', '移出成员', false),
          ],
        },
      ],
      others: [
        { code: 'view:publish', name: '共享视图', granted: false, grantable: true },
        { code: 'log:list', name: '查看日志', granted: true, grantable: true },
      ],
    },
  ],
}

const meta = {
  title: 'Feature Enterprise/Roles/RolePermissionsDialog',
  component: RolePermissionsDialog,
  args: { name: '人事专员', permissions: samplePermissions, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `What a role may do: menus with their buttons, and what no menu carries, as a tree of choices.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the tree is one stop |
| arrows, Home, End, letters | go from line to line, open and close |
| Space, Enter | check or clear it; a button brings its menus along |
| Escape | closes, after a question when something was typed |

**Do** mark as not \`grantable\` what the caller does not hold: it can be neither given nor taken away. **Don't** let single permissions of a role that grants all be cleared; it holds those to come, too.`,
      },
    },
  },
} satisfies Meta<typeof RolePermissionsDialog>
export default meta
type Story = StoryObj<typeof meta>

/** One of them the caller does not hold, so it can be neither given nor taken away. */
export const Default: Story = {}

export const Administrator: Story = {
  args: { permissions: { ...samplePermissions, grantsAll: true } },
}

export const Empty: Story = { args: { permissions: { ...samplePermissions, apps: [] } } }

export const LongText: Story = { args: { name: '人事专员'.repeat(12) } }
