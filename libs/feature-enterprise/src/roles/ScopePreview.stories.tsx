import { createTestApi } from '@spruce/api-client/testing'
import { failAnswer, neverAnswer } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldStage } from '../testing/FieldStage.js'
import { matrixHandlers } from './matrixHandlers.js'
import { ScopePreview } from './ScopePreview.js'

const read = 'GET /spruce/api/v1/role-scope-preview'

const staged = (dataScope: string, handlers = matrixHandlers()): Story => ({
  decorators: [
    (Story) => (
      <FieldStage
        initialValues={{ dataScope, departmentIds: dataScope === 'custom' ? ['rd'] : [] }}
        api={createTestApi(handlers)}
      >
        <Story />
      </FieldStage>
    ),
  ],
})

const meta = {
  title: 'Feature Enterprise/Roles/ScopePreview',
  component: ScopePreview,
  args: { roleId: 'r1' },
  parameters: {
    docs: {
      description: {
        component: `Whom the data scope in the form around it would show, before it is saved: a number of people, or for a scope that depends on who holds the role, a number for each of the first holders.

A live region: what it says is read when the scope of the form changes.

**Do** place it below the field of the scope, in the same form. **Don't** give \`roleId\` for a new role: nobody holds it.`,
      },
    },
  },
} satisfies Meta<typeof ScopePreview>
export default meta
type Story = StoryObj<typeof meta>

/** Everybody of the tenant. */
export const Everybody: Story = staged('all')

/** Depends on who holds the role. */
export const ByHolder: Story = staged('department')

/** Departments that were chosen. */
export const Chosen: Story = staged('custom')

/** The server never answers. */
export const Loading: Story = staged('all', { [read]: neverAnswer })

/** The server fails. */
export const Failed: Story = staged('all', { [read]: failAnswer })
