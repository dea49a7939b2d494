import { listOf } from '@spruce/api-client'
import { listSystemNoticePeople } from '@spruce/api-client/operations'
import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '../testing/answers.js'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { ReceiptPeopleDialog } from './ReceiptPeopleDialog.js'
import { createSystemNoticesApi } from './systemNoticesHandlers.js'

const receipts = 'GET /spruce/api/v1/system-notices/{id}/receipts/people'

const meta = {
  title: 'Console Kit/Notices/ReceiptPeopleDialog',
  component: ReceiptPeopleDialog,
  args: {
    api: () => createSystemNoticesApi([]),
    title: '“云山制造”的阅读情况',
    mustConfirm: true,
    permission: 'systemnotice:list',
    list: (api, query) =>
      listOf(api, listSystemNoticePeople, {
        path: { id: 'n3' },
        query: { customerId: 'c1', ...query },
      }),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ReceiptPeopleDialog),
  parameters: {
    inEnglish: { title: 'Who has read “Yunshan Manufacturing”' },
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Who of one customer has read a notice and when, beginning with those who have not.

| Key | Does |
| --- | --- |
| Tab | state, export, table, pages |
| Up, Down | on the state: shows those who have read, confirmed, or have not |
| Escape | closes; the customers are on show again |

**Do** begin with those who have not read: they are who is looked for. **Don't** show more of a person than the receipt needs.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ReceiptPeopleDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is to be confirmed: there are only those who have read and those who have not. */
export const ToRead: Story = { args: { mustConfirm: false } }

export const Empty: Story = {
  args: { api: () => createTestApi({ [receipts]: { rows: [], total: 0 } }) },
}

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [receipts]: neverAnswer }) },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ [receipts]: failAnswer }) },
}

export const LongText: Story = {
  args: { title: '很长的客户名称'.repeat(12) },
}
