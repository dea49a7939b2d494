import { createTestApi } from '@spruce/api-client/testing'
import { SubmittedForm } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { refuseAt } from '../testing/refuseAt.js'
import { TestSession } from '../testing/TestConsole.js'
import { matrixHandlers } from './matrixHandlers.js'
import { RoleFormDialog } from './RoleFormDialog.js'
import { makeRoles } from './rolesHandlers.js'

const [builtin, role] = makeRoles(2)

const meta = {
  title: 'Feature Enterprise/Roles/RoleFormDialog',
  component: RoleFormDialog,
  decorators: [
    (Story) => (
      <TestSession api={createTestApi({ ...organizationHandlers(), ...matrixHandlers() })}>
        <Story />
      </TestSession>
    ),
  ],
  args: { onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Adds or edits a role: name, code, description and whom it lets one see.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the name has the focus first |
| Enter | in an input: saves, or the first wrong field has the focus; in the description a new line |
| Enter, Space, Up, Down | on the scope: opens its list |
| Escape | closes, after a question when something was typed |

**Do** ask for departments only where the scope is the chosen ones. **Don't** hide the code of a built-in role or the scope of one that grants all: they are shown and cannot be changed.`,
      },
    },
  },
} satisfies Meta<typeof RoleFormDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Adding: Story = {}

export const Editing: Story = { args: { role } }

/** Neither its code nor whom it shows can be changed. */
export const Builtin: Story = { args: { role: builtin } }

export const ChosenDepartments: Story = {
  args: { role: role && { ...role, dataScope: 'custom', departmentIds: ['rd-platform'] } },
}

/** The server has the code already. */
export const Refused: Story = {
  args: { role, onSubmit: fn(refuseAt('code', '该编码已被使用')) },
  parameters: { inEnglish: { onSubmit: fn(refuseAt('code', 'This code is already in use')) } },
  decorators: [
    (Story) => (
      <SubmittedForm>
        <Story />
      </SubmittedForm>
    ),
  ],
  play: async () => {
    await screen.findByRole('textbox', { description: /编码|code/ })
  },
}

export const LongText: Story = {
  args: {
    role: role && { ...role, name: '人事专员'.repeat(12), description: '很长的说明'.repeat(60) },
  },
}
