import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { fn } from 'storybook/test'
import { bulkHandlers, makeBulkChange } from '../testing/bulkHandlers.js'
import { failAnswer } from '../testing/failAnswer.js'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { TestSession } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { BulkChangeDialog } from './BulkChangeDialog.js'

type StageProps = ComponentProps<typeof BulkChangeDialog> & { handlers?: TestHandlers }

function Stage({ handlers, ...props }: StageProps) {
  const [api] = useState(() => createTestApi({ ...organizationHandlers(), ...handlers }))
  return (
    <TestSession api={api}>
      <BulkChangeDialog {...props} />
    </TestSession>
  )
}

const over = (change: ReturnType<typeof makeBulkChange>) =>
  bulkHandlers(new TestOrganization(), [change])

const meta = {
  title: 'Feature Enterprise/Bulk changes/BulkChangeDialog',
  component: BulkChangeDialog,
  args: { change: { id: 'bulk-1' }, handlers: over(makeBulkChange()), onClose: fn() },
  argTypes: { handlers: { table: { disable: true } } },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `A change of many people while it runs, what became of each of them, and the way back with its deadline.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: cancel or undo, the filter, the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the change goes on |

**Do** say why somebody was left out. **Don't** stop the change when the dialog closes.`,
      },
    },
  },
} satisfies Meta<StageProps>
export default meta

type Story = StoryObj<typeof meta>

/** It is done and can be undone. */
export const Default: Story = {}

export const Running: Story = {
  args: {
    handlers: over(
      makeBulkChange({
        status: 'running',
        progress: { done: 200, total: 1248 },
        result: { pending: 1048, changed: 199, left: 1 },
        actions: ['cancel'],
        finishedAt: null,
      }),
    ),
  },
}

/** The right was lost on the way. */
export const Failed: Story = {
  args: {
    handlers: over(
      makeBulkChange({
        status: 'failed',
        problem: { code: 'NO_RIGHT', message: '您已没有执行此操作的权限' },
        actions: [],
        result: { pending: 1248 },
        undoUntil: null,
      }),
    ),
  },
}

/** It did not load. */
export const NotLoaded: Story = {
  args: { handlers: { 'GET /spruce/api/v1/bulk-changes/{id}': failAnswer } },
}
