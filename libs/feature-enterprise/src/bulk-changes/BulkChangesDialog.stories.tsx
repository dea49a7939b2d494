import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { fn } from 'storybook/test'
import { bulkHandlers, makeBulkChange } from '../testing/bulkHandlers.js'
import { failAnswer } from '../testing/failAnswer.js'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { TestSession } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { BulkChangesDialog } from './BulkChangesDialog.js'

type StageProps = ComponentProps<typeof BulkChangesDialog> & { handlers?: TestHandlers }

function Stage({ handlers, ...props }: StageProps) {
  const [api] = useState(() => createTestApi({ ...organizationHandlers(), ...handlers }))
  return (
    <TestSession api={api}>
      <BulkChangesDialog {...props} />
    </TestSession>
  )
}

const meta = {
  title: 'Feature Enterprise/Bulk changes/BulkChangesDialog',
  component: BulkChangesDialog,
  args: {
    handlers: bulkHandlers(new TestOrganization(), [
      makeBulkChange(),
      makeBulkChange({ id: 'bulk-2', action: 'move', target: { id: 'rd', name: '研发中心' } }),
    ]),
    onClose: fn(),
  },
  argTypes: { handlers: { table: { disable: true } } },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `The changes of many people that a person has started, with their results and until when each can be undone.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Keys of DataTable | within the list; Enter opens a change |
| Escape | closes |

**Do** open a change from here to undo it. **Don't** show those of others: they are not the person's to take back.`,
      },
    },
  },
} satisfies Meta<StageProps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { handlers: {} } }

export const Failed: Story = {
  args: { handlers: { 'GET /spruce/api/v1/bulk-changes': failAnswer } },
}
