import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { TestSession } from '../testing/TestConsole.js'
import { CompareRolesDialog } from './CompareRolesDialog.js'
import { makeMatrixRoles, matrixHandlers } from './matrixHandlers.js'
import { makeRoleMembers } from './roleMembersHandlers.js'

const meta = {
  title: 'Feature Enterprise/Roles/CompareRolesDialog',
  component: CompareRolesDialog,
  args: { role: { id: 'r2', name: '人事专员' }, onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `What two roles differ in: permissions, data scope, members.

| Key | Does |
| --- | --- |
| Tab | goes to the choice of the other role, then to what was found |
| Enter, Space, letters | open the choice and find in it |
| Escape | closes; the focus returns |

**Do** show what only one of them gives before what both give. **Don't** compare more than a hundred members by name; their number says enough.`,
      },
    },
  },
} satisfies Meta<typeof CompareRolesDialog>
export default meta
type Story = StoryObj<typeof meta>

const inSession = (handlers: TestHandlers = {}): Story => ({
  decorators: [
    (Story) => (
      <TestSession
        api={createTestApi({
          ...matrixHandlers(),
          'GET /spruce/api/v1/roles/{id}/members': ({ path }) => {
            const rows = makeRoleMembers(3).slice(path.id === 'r2' ? 0 : 1)
            return { rows, total: rows.length }
          },
          ...handlers,
        })}
      >
        <Story />
      </TestSession>
    ),
  ],
})

export const Default: Story = inSession()

/** Both show chosen departments, of which they have one in common. */
export const ChosenDepartments: Story = inSession({
  ...organizationHandlers(),
  ...matrixHandlers(
    makeMatrixRoles(3).map((role, index) => ({
      ...role,
      dataScope: 'custom' as const,
      departmentIds: [['rd'], ['rd', 'rd-platform'], ['rd', 'sales']][index] ?? [],
    })),
  ),
})

/** There is nothing to compare it with. */
export const Empty: Story = inSession(matrixHandlers(makeMatrixRoles(2).slice(1)))

/** The server never answers. */
export const Loading: Story = inSession({
  'GET /spruce/api/v1/permissions/matrix': () => new Promise<never>(() => {}),
})

/** The server fails. */
export const Failed: Story = inSession({ 'GET /spruce/api/v1/permissions/matrix': failAnswer })

export const LongText: Story = {
  ...inSession(),
  args: { role: { id: 'r2', name: '人事专员'.repeat(12) } },
}
