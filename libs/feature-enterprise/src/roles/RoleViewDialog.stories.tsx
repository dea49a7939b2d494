import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { RoleViewDialog } from './RoleViewDialog.js'

const meta = {
  title: 'Feature Enterprise/Roles/RoleViewDialog',
  component: RoleViewDialog,
  args: { role: { name: '人事专员' }, onSubmit: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <TestSession>
        <Story />
      </TestSession>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Says what a view as a role can and cannot do before it opens in a new tab, and asks from which department it looks.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the department has the focus first |
| Enter, Space | on the field: opens the tree; on a button: presses it |
| Escape | closes the tree, then the dialog |

**Do** say that the own tab stays as it is. **Don't** offer departments to who may not list them.`,
      },
    },
  },
} satisfies Meta<typeof RoleViewDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Somebody without the right to list departments looks from none. */
export const NoPermission: Story = {
  decorators: [
    (Story) => (
      <TestSession permissions={['role:list', 'role:assign']}>
        <Story />
      </TestSession>
    ),
  ],
}

export const LongText: Story = { args: { role: { name: '人事专员'.repeat(12) } } }
