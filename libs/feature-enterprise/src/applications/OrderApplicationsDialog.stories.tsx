import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createApplicationsApi, makeOwn } from './applicationsHandlers.js'
import { OrderApplicationsDialog } from './OrderApplicationsDialog.js'

const meta = {
  title: 'Feature Enterprise/Applications/OrderApplicationsDialog',
  component: OrderApplicationsDialog,
  args: {
    api: () => createApplicationsApi([1, 2, 3, 4].map(makeOwn)),
    applications: [1, 2, 3, 4].map(makeOwn),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(OrderApplicationsDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `The company's applications in their order, those of the product among them; each move is saved at once.

| Key | Does |
| --- | --- |
| Tab | goes from grip to grip |
| Up, Down | on a grip: moves its application by one place |
| Escape | closes |

**Do** say where it came to stand. **Don't** ask for a save: the list is its own result.`,
      },
    },
  },
} satisfies Meta<Staged<typeof OrderApplicationsDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { applications: [] } }

/** A move that fails is taken back. */
export const Refused: Story = {
  args: {
    api: () =>
      createApplicationsApi([1, 2, 3, 4].map(makeOwn), {
        'POST /spruce/api/v1/apps/order': failAnswer,
      }),
  },
}
