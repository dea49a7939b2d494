import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { RoleMembersDialog } from './RoleMembersDialog.js'
import { createRoleMembersApi, makeRoleMembers } from './roleMembersHandlers.js'

const meta = {
  title: 'Feature Enterprise/Roles/RoleMembersDialog',
  component: RoleMembersDialog,
  args: { role: { id: 'r2', name: '人事专员' }, onClose: fn() },
} satisfies Meta<typeof RoleMembersDialog>
export default meta
type Story = StoryObj<typeof meta>

const inSession = (count: number, permissions?: readonly string[]): Story => ({
  decorators: [
    (Story) => (
      <TestSession
        api={createRoleMembersApi(makeRoleMembers(count))}
        {...(permissions && { permissions })}
      >
        <Story />
      </TestSession>
    ),
  ],
})

export const Default: Story = inSession(23)

export const Empty: Story = inSession(0)

/** May look, may not change. */
export const ReadOnly: Story = inSession(3, ['role:list'])
