import { createTestApi } from '@spruce/api-client/testing'
import type { Recycled } from '@spruce/console-kit/recycle-bin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { TestSession } from '../testing/TestConsole.js'
import { RestorePlaceDialog } from './RestorePlaceDialog.js'

const removed = (kind: Recycled['kind'], name: string): Recycled => ({
  ...{ id: `b-${name}`, kind, objectId: `o-${name}`, name, removedBy: 'u1' },
  ...{ removedByName: '张伟', removedAt: '2026-11-20T08:00:00.000Z' },
  purgedAt: '2026-12-20T08:00:00.000Z',
})

const meta = {
  title: 'Feature Enterprise/Recycle bin/RestorePlaceDialog',
  component: RestorePlaceDialog,
  args: { rows: [removed('members', '李娜')], isLost: true, onClose: fn() },
  decorators: [
    (Story) => (
      <TestSession api={createTestApi(organizationHandlers())}>
        <Story />
      </TestSession>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `Chooses the department that people and departments come back to from the recycle bin.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter, Space | on the field: opens the tree |
| Escape | closes the tree, then the dialog; nothing comes back |

**Do** open it when the server says that no department is left. **Don't** ask where the old department is still there.`,
      },
    },
  },
} satisfies Meta<typeof RestorePlaceDialog>
export default meta
type Story = StoryObj<typeof meta>

/** No department that the person was in is left. */
export const Lost: Story = {}

/** The person wants another department than the old one. */
export const Elsewhere: Story = { args: { isLost: false } }

/** Only a department may stand at the top. */
export const OfDepartment: Story = { args: { rows: [removed('departments', '质检组')] } }

export const Many: Story = {
  args: { rows: [removed('members', '李娜'), removed('departments', '质检组')] },
}

export const LongText: Story = { args: { rows: [removed('members', '李娜'.repeat(25))] } }
