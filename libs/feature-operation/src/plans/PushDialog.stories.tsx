import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, inOperation, type Staged } from '../testing/storyStage.js'
import { createPlansApi, makePush } from './plansHandlers.js'
import { PushDialog } from './PushDialog.js'

const meta = {
  title: 'Feature Operation/Plans/PushDialog',
  component: PushDialog,
  args: {
    api: () => createPlansApi({ plans: [], push: makePush() }),
    push: makePush(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inOperation(PushDialog),
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
} satisfies Meta<Staged<typeof PushDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
