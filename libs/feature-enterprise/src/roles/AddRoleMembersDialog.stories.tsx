import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { AddRoleMembersDialog } from './AddRoleMembersDialog.js'
import { roleMessages } from './roleMessages.js'

const meta = {
  title: 'Feature Enterprise/Roles/AddRoleMembersDialog',
  component: AddRoleMembersDialog,
  args: {
    roleName: '人事专员',
    onSubmit: fn(() => Promise.resolve({ changed: 1 })),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <TestSession>
        <Story />
      </TestSession>
    ),
  ],
} satisfies Meta<typeof AddRoleMembersDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nobody is chosen. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    const t = roleMessages['zh-CN']
    await userEvent.click(await screen.findByRole('button', { name: t.addMembers }))
    await screen.findByText(t.membersRequired)
  },
}
