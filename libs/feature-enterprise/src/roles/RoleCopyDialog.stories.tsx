import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RoleCopyDialog } from './RoleCopyDialog.js'

const meta = {
  title: 'Feature Enterprise/Roles/RoleCopyDialog',
  component: RoleCopyDialog,
  args: { role: { name: '人事专员', code: 'personnel' }, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Asks for the name and the code of a copy of a role, both filled in as proposals.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the name has the focus first |
| Enter | in a field: copies, or the first wrong field has the focus |
| Escape | closes, after a question when something was typed |

**Do** cut a proposal to what the server takes: a long name must not be refused as it stands. **Don't** copy the people with the role; the new role begins without any.`,
      },
    },
  },
} satisfies Meta<typeof RoleCopyDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: { role: { name: '人事专员'.repeat(12), code: 'p'.repeat(50) } },
}
