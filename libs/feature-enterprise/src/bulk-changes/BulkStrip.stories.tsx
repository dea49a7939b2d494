import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { bulkHandlers, makeBulkChange } from '../testing/bulkHandlers.js'
import { TestSession } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { BulkStrip } from './BulkStrip.js'

const running = makeBulkChange({
  status: 'running',
  progress: { done: 200, total: 1248 },
  result: { pending: 1048, changed: 199, left: 1 },
  actions: ['cancel'],
  finishedAt: null,
})

function Stage() {
  const [api] = useState(() => createTestApi(bulkHandlers(new TestOrganization(), [running])))
  return (
    <TestSession api={api}>
      <BulkStrip />
    </TestSession>
  )
}

const meta = {
  title: 'Feature Enterprise/Bulk changes/BulkStrip',
  component: BulkStrip,
  render: () => <Stage />,
  parameters: {
    docs: {
      description: {
        component: `A change of many people that is under way, above their list; it is here after a reload, too.

| Key | Does |
| --- | --- |
| Tab | cancel, then open |

**Do** keep it where the people are. **Don't** show a change that ended before the page opened: the record has it.`,
      },
    },
  },
} satisfies Meta<typeof BulkStrip>
export default meta

export const Running: StoryObj<typeof meta> = {}
