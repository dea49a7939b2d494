import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '@spruce/console-kit/testing'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { createPlansApi, makeCustomers, makePlans } from './plansHandlers.js'
import { PushPreviewDialog } from './PushPreviewDialog.js'

const meta = {
  title: 'Feature Operation/Plans/PushPreviewDialog',
  component: PushPreviewDialog,
  args: {
    api: () => createPlansApi({ plans: makePlans(3), customers: makeCustomers(3) }),
    plan: { id: 'p1', name: '标准版' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(PushPreviewDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `What a push would do: in counts, at each customer, with each menu; what is kept because the customer has edited or locked it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** push exactly what was shown, by its fingerprint. **Don't** offer a push that changes nothing.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PushPreviewDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/plans/{id}/push-preview': neverAnswer,
        'GET /spruce/api/v1/plans/{id}/push-preview/customers': neverAnswer,
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/plans/{id}/push-preview': failAnswer }) },
}

export const LongText: Story = { args: { plan: { id: 'p1', name: '很长的名称'.repeat(10) } } }
