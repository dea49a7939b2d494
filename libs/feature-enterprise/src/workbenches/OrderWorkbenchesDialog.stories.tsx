import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createWorkbenchesApi, makeWorkbenches } from './workbenchesHandlers.js'
import { OrderWorkbenchesDialog } from './OrderWorkbenchesDialog.js'

const meta = {
  title: 'Feature Enterprise/Workbenches/OrderWorkbenchesDialog',
  component: OrderWorkbenchesDialog,
  args: {
    api: () => createWorkbenchesApi(makeWorkbenches(4)),
    permissions: 'all',
    workbenches: makeWorkbenches(4),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(OrderWorkbenchesDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Business workbenches in the order in which they count; each move is saved at once.

| Key | Does |
| --- | --- |
| Tab | goes from grip to grip |
| Up, Down | on a grip: moves its workbench by one place |
| Escape | closes |

**Do** say where it came to stand. **Don't** show numbers of priority: the order says all.`,
      },
    },
  },
} satisfies Meta<Staged<typeof OrderWorkbenchesDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { workbenches: [] } }

/** A move that fails is taken back. */
export const Refused: Story = {
  args: {
    api: () =>
      createWorkbenchesApi(makeWorkbenches(4), {
        'POST /spruce/api/v1/workbenches/order': failAnswer,
      }),
  },
}
