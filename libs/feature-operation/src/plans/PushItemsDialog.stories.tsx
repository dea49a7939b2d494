import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, inOperation, type Staged } from '../testing/storyStage.js'
import { createPlansApi } from './plansHandlers.js'
import { PushItemsDialog } from './PushItemsDialog.js'

const meta = {
  title: 'Feature Operation/Plans/PushItemsDialog',
  component: PushItemsDialog,
  args: {
    api: () => createPlansApi({ plans: [] }),
    customer: { id: 'c1', name: '云杉科技' },
    of: { planId: 'p1' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inOperation(PushItemsDialog),
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
} satisfies Meta<Staged<typeof PushItemsDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
