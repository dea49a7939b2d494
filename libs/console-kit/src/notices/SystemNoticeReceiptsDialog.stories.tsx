import { createTestApi } from '@spruce/api-client/testing'
import { defineAction } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '../testing/answers.js'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { createSystemNoticesApi } from './systemNoticesHandlers.js'
import { SystemNoticeReceiptsDialog } from './SystemNoticeReceiptsDialog.js'

const receipts = 'GET /spruce/api/v1/system-notices/{id}/receipts'

const meta = {
  title: 'Console Kit/Notices/SystemNoticeReceiptsDialog',
  component: SystemNoticeReceiptsDialog,
  args: {
    api: () => createSystemNoticesApi([]),
    notice: { id: 'n3', title: '系统升级通知', mustConfirm: true },
    remind: defineAction({ label: '提醒', primary: true, run: fn() }),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(SystemNoticeReceiptsDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `How many people of each customer have read and confirmed a notice, with the way to the people themselves and to a reminder.

| Key | Does |
| --- | --- |
| Tab | export, reminder, table, pages |
| Keys of DataTable | within the table |
| Escape | closes |

**Do** leave the confirmed ones out where nothing is to be confirmed. **Don't** offer a reminder of what nobody can read any more.`,
      },
    },
  },
} satisfies Meta<Staged<typeof SystemNoticeReceiptsDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** To be read only, and withdrawn. */
export const ToRead: Story = {
  args: { notice: { id: 'n4', title: '系统升级通知', mustConfirm: false }, remind: undefined },
}

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
  args: { notice: { id: 'n3', title: '很长的名称'.repeat(20), mustConfirm: true } },
}
