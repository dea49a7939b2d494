import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ApiClient } from '@spruce/api-client'
import { TestOperation } from '../testing/TestOperation.js'
import { createPlansApi, makePush } from './plansHandlers.js'
import { PushesDialog } from './PushesDialog.js'

interface PreviewProps {
  api: () => ApiClient
}

function Preview({ api }: PreviewProps) {
  return (
    <TestOperation api={api}>
      <PushesDialog plan={{ id: 'p1', name: '标准版' }} onClose={() => undefined} />
    </TestOperation>
  )
}

const meta = {
  title: 'Feature Operation/Plans/PushesDialog',
  component: Preview,
  args: { api: () => createPlansApi({ plans: [], push: makePush() }) },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `The pushes of a plan, the last one first; each opens with its result.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, 关闭 |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** show the note that says what a push was for. **Don't** list pushes of other plans.`,
      },
    },
  },
} satisfies Meta<typeof Preview>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
