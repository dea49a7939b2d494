import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ApiClient } from '@spruce/api-client'
import { TestOperation } from '../testing/TestOperation.js'
import { createPlansApi, makeCustomers, makePlans } from './plansHandlers.js'
import { PushPreviewDialog } from './PushPreviewDialog.js'

interface PreviewProps {
  api: () => ApiClient
}

function Preview({ api }: PreviewProps) {
  return (
    <TestOperation api={api}>
      <PushPreviewDialog plan={{ id: 'p1', name: '标准版' }} onClose={() => undefined} />
    </TestOperation>
  )
}

const meta = {
  title: 'Feature Operation/Plans/PushPreviewDialog',
  component: Preview,
  args: { api: () => createPlansApi({ plans: makePlans(3), customers: makeCustomers(3) }) },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `What a push would do: in counts, at each customer, with each menu; what is kept because the customer has edited or locked it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, 关闭 |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** push exactly what was shown, by its fingerprint. **Don't** offer a push that changes nothing.`,
      },
    },
  },
} satisfies Meta<typeof Preview>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
