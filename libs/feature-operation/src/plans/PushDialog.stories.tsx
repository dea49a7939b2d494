import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ApiClient } from '@spruce/api-client'
import { TestOperation } from '../testing/TestOperation.js'
import { createPlansApi, makePush } from './plansHandlers.js'
import { PushDialog } from './PushDialog.js'

interface PreviewProps {
  api: () => ApiClient
}

function Preview({ api }: PreviewProps) {
  return (
    <TestOperation api={api}>
      <PushDialog push={makePush()} onClose={() => undefined} />
    </TestOperation>
  )
}

const meta = {
  title: 'Feature Operation/Plans/PushDialog',
  component: Preview,
  args: { api: () => createPlansApi({ plans: [], push: makePush() }) },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `A push while it runs, its result at each customer, and the way to stop it or to take it back.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, 关闭 |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** ask before it is undone. **Don't** close it for the person when the job is done: the result is what it is for.`,
      },
    },
  },
} satisfies Meta<typeof Preview>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
