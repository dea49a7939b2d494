import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, inOperation, type Staged } from '../testing/storyStage.js'
import { createPlansApi, makePush } from './plansHandlers.js'
import { PushesDialog } from './PushesDialog.js'

const meta = {
  title: 'Feature Operation/Plans/PushesDialog',
  component: PushesDialog,
  args: {
    api: () => createPlansApi({ plans: [], push: makePush() }),
    plan: { id: 'p1', name: '标准版' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inOperation(PushesDialog),
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
} satisfies Meta<Staged<typeof PushesDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
