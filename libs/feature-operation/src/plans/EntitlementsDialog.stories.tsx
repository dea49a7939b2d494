import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '@spruce/console-kit/testing'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { createPlansApi, makeCustomers, makePlans } from './plansHandlers.js'
import { EntitlementsDialog } from './EntitlementsDialog.js'

const meta = {
  title: 'Feature Operation/Plans/EntitlementsDialog',
  component: EntitlementsDialog,
  args: {
    api: () => createPlansApi({ plans: makePlans(3), customers: makeCustomers(3) }),
    customer: { id: makeCustomers(1)[0]!.id, name: '云杉科技 1' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(EntitlementsDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `What a customer may use, and for each entry where this comes from: the platform, its plan, an exception, its app, the shelf of components.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** say the source in a word. **Don't** leave out what is not allowed: it is what people ask about.`,
      },
    },
  },
} satisfies Meta<Staged<typeof EntitlementsDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () => createTestApi({ 'GET /spruce/api/v1/customers/{id}/entitlements': neverAnswer }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: {
    api: () => createTestApi({ 'GET /spruce/api/v1/customers/{id}/entitlements': failAnswer }),
  },
}

export const LongText: Story = {
  args: { customer: { id: makeCustomers(1)[0]!.id, name: '很长的客户名称'.repeat(10) } },
}
