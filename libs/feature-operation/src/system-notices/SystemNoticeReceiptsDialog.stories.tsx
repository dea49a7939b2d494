import { defineAction } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestOperation } from '../testing/TestOperation.js'
import { createSystemNoticesApi } from './systemNoticesHandlers.js'
import { SystemNoticeReceiptsDialog } from './SystemNoticeReceiptsDialog.js'

const meta = {
  title: 'Feature Operation/System notices/SystemNoticeReceiptsDialog',
  component: SystemNoticeReceiptsDialog,
  decorators: [
    (Story) => (
      <TestOperation api={() => createSystemNoticesApi([])}>
        <Story />
      </TestOperation>
    ),
  ],
  args: {
    notice: { id: 'n3', title: '系统升级通知', mustConfirm: true },
    remind: defineAction({ label: '提醒', primary: true, run: fn() }),
    onClose: fn(),
  },
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
} satisfies Meta<typeof SystemNoticeReceiptsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** To be read only, and withdrawn. */
export const ToRead: Story = {
  args: { notice: { id: 'n4', title: '系统升级通知', mustConfirm: false }, remind: undefined },
}
