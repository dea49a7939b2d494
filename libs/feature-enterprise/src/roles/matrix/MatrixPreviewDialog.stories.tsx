import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MatrixPreviewDialog } from './MatrixPreviewDialog.js'

const nobody = { count: 0, names: [] }

const meta = {
  title: 'Feature Enterprise/Roles/MatrixPreviewDialog',
  component: MatrixPreviewDialog,
  args: {
    preview: {
      gaining: 12,
      losing: 1,
      codes: [
        {
          code: 'department:add',
          name: '新增部门',
          gains: { count: 12, names: ['李娜', '张伟'] },
          losses: nobody,
        },
        {
          code: 'role:list',
          name: '查看角色',
          gains: nobody,
          losses: { count: 1, names: ['李娜'] },
        },
        { code: 'user:remove', name: '移出成员', gains: nobody, losses: nobody },
      ],
    },
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `Who would gain and lose what, before it is saved.

| Key | Does |
| --- | --- |
| Tab | goes to both buttons |
| Escape | goes back to the changes; the focus returns |

**Do** show permissions that nobody gains or loses too: they are part of the save. **Don't** name people whom the caller may not see.`,
      },
    },
  },
} satisfies Meta<typeof MatrixPreviewDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The roles have no members yet. */
export const Nobody: Story = {
  args: {
    preview: {
      gaining: 0,
      losing: 0,
      codes: [{ code: 'role:add', name: '新增角色', gains: nobody, losses: nobody }],
    },
  },
}

export const LongText: Story = {
  args: {
    preview: {
      gaining: 2048,
      losing: 0,
      codes: [
        {
          code: 'role:add',
          name: '新增角色'.repeat(10),
          gains: { count: 2048, names: Array.from({ length: 5 }, () => '欧阳娜娜'.repeat(4)) },
          losses: nobody,
        },
      ],
    },
  },
}
