import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ApiClient } from '@spruce/api-client'
import { TestOperation } from '../testing/TestOperation.js'
import { createPlansApi } from './plansHandlers.js'
import { PushItemsDialog } from './PushItemsDialog.js'

interface PreviewProps {
  api: () => ApiClient
}

function Preview({ api }: PreviewProps) {
  return (
    <TestOperation api={api}>
      <PushItemsDialog
        customer={{ id: 'c1', name: '云杉科技' }}
        of={{ planId: 'p1' }}
        onClose={() => undefined}
      />
    </TestOperation>
  )
}

const meta = {
  title: 'Feature Operation/Plans/PushItemsDialog',
  component: Preview,
  args: { api: () => createPlansApi({ plans: [] }) },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `What becomes of each menu and button of one customer by a push.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, 关闭 |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** name the fields that are written and those that are kept. **Don't** show what was as it should be already.`,
      },
    },
  },
} satisfies Meta<typeof Preview>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
