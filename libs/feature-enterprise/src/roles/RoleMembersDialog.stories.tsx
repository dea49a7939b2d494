import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { TestSession } from '../testing/TestConsole.js'
import { RoleMembersDialog } from './RoleMembersDialog.js'
import { createRoleMembersApi, makeRoleMembers } from './roleMembersHandlers.js'

const meta = {
  title: 'Feature Enterprise/Roles/RoleMembersDialog',
  component: RoleMembersDialog,
  args: { role: { id: 'r2', name: '人事专员' }, onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Who has a role: found, added, removed, ten to a page.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: search, Add members, table, pages |
| Keys of DataTable | within the table |
| Space on the head's checkbox | selects the page; the bar then removes them together |
| Escape | closes; the focus returns |

**Do** let \`role:assign\` decide about adding and removing; who may only look finds neither. **Don't** remove somebody without the question that names the person, or their number.`,
      },
    },
  },
} satisfies Meta<typeof RoleMembersDialog>
export default meta
type Story = StoryObj<typeof meta>

const inSession = (api: ApiClient, permissions?: readonly string[]): Story => ({
  decorators: [
    (Story) => (
      <TestSession api={api} {...(permissions && { permissions })}>
        <Story />
      </TestSession>
    ),
  ],
})

export const Default: Story = inSession(createRoleMembersApi(makeRoleMembers(23)))

export const Empty: Story = inSession(createRoleMembersApi([]))

/** May look, may not change. */
export const ReadOnly: Story = inSession(createRoleMembersApi(makeRoleMembers(3)), ['role:list'])

const list = 'GET /spruce/api/v1/roles/{id}/members'

/** The server never answers. */
export const Loading: Story = inSession(
  createTestApi({ [list]: () => new Promise<never>(() => {}) }),
)

/** The server fails. */
export const Failed: Story = inSession(createTestApi({ [list]: failAnswer }))

export const LongText: Story = {
  ...inSession(createRoleMembersApi(makeRoleMembers(3))),
  args: { role: { id: 'r2', name: '人事专员'.repeat(12) } },
}
