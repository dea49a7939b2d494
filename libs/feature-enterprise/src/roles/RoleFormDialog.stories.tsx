import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { RoleFormDialog } from './RoleFormDialog.js'
import { makeRoles } from './rolesHandlers.js'

const [builtin, role] = makeRoles(2)

const meta = {
  title: 'Feature Enterprise/Roles/RoleFormDialog',
  component: RoleFormDialog,
  decorators: [
    (Story) => (
      <TestSession>
        <Story />
      </TestSession>
    ),
  ],
  args: { onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof RoleFormDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Adding: Story = {}

export const Editing: Story = { args: { role } }

/** Neither its code nor whom it shows can be changed. */
export const Builtin: Story = { args: { role: builtin } }

export const ChosenDepartments: Story = {
  args: { role: role && { ...role, dataScope: 'custom' } },
}
