import { createTestApi } from '@spruce/api-client/testing'
import {
  behindStory,
  failAnswer,
  inPortal,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import { defineAction } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createNoticesApi } from './noticesHandlers.js'
import { TenantNoticeReceiptsDialog } from './TenantNoticeReceiptsDialog.js'

const receipts = 'GET /spruce/api/v1/notices/{id}/receipts'

const meta = {
  title: 'Feature Enterprise/Notices/TenantNoticeReceiptsDialog',
  component: TenantNoticeReceiptsDialog,
  args: {
    api: () => createNoticesApi([]),
    notice: { id: 'n2', title: '员工手册修订', mustConfirm: true },
    remind: defineAction({ label: '提醒', primary: true, run: fn() }),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(TenantNoticeReceiptsDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Who of the company has read and confirmed a notice and when, beginning with those who have not, with a reminder to them.

| Key | Does |
| --- | --- |
| Tab | state, export, reminder, table, pages |
| Up, Down | on the state: shows those who have read, confirmed, or have not |
| Keys of DataTable | within the table |
| Escape | closes |

**Do** give \`remind\` for as long as people can read the notice. **Don't** offer the state of confirmation where nothing is to be confirmed.`,
      },
    },
  },
} satisfies Meta<Staged<typeof TenantNoticeReceiptsDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** To be read only, and withdrawn: nobody can be reminded. */
export const ToRead: Story = {
  args: { notice: { id: 'n2', title: '员工手册修订', mustConfirm: false }, remind: undefined },
}

/** Everybody has read it. */
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

/** Its person may not see notices. */
export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: { notice: { id: 'n2', title: '很长的名称'.repeat(20), mustConfirm: true } },
}
