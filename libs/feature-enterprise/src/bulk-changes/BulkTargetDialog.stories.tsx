import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { TestSession } from '../testing/TestConsole.js'
import { BulkTargetDialog } from './BulkTargetDialog.js'

const meta = {
  title: 'Feature Enterprise/Bulk changes/BulkTargetDialog',
  component: BulkTargetDialog,
  args: { action: 'move', count: 1248, onClose: fn() },
  decorators: [
    (Story) => (
      <TestSession api={createTestApi(organizationHandlers())}>
        <Story />
      </TestSession>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Chooses where all people of the result go, or which role they get or lose.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter, Space | on the field: opens what can be chosen |
| Escape | closes the list, then the dialog |

**Do** show the preview next. **Don't** change anything here.`,
      },
    },
  },
} satisfies Meta<typeof BulkTargetDialog>
export default meta

export const Move: StoryObj<typeof meta> = {}

export const AddRole: StoryObj<typeof meta> = { args: { action: 'addRole' } }
