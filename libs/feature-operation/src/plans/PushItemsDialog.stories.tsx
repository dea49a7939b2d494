import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '@spruce/console-kit/testing'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { createPlansApi } from './plansHandlers.js'
import { PushItemsDialog } from './PushItemsDialog.js'

const items = 'GET /spruce/api/v1/plans/{id}/push-preview/customers/{customerId}'

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
  render: inPortal(PushItemsDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `What becomes of each menu and button of one customer by a push.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, Close |
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

/** Everything there is as it should be already. */
export const Empty: Story = {
  args: {
    api: () => createTestApi({ [items]: { rows: [], total: 0 } }),
  },
}

/** The server never answers. */
export const Loading: Story = { args: { api: () => createTestApi({ [items]: neverAnswer }) } }

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [items]: failAnswer }) } }

export const LongText: Story = {
  args: { customer: { id: 'c1', name: '很长的客户名称'.repeat(10) } },
}
