import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, failAnswer, inPage, type Staged } from '@spruce/console-kit/testing'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import { AuditPage } from './AuditPage.js'

const meta = {
  title: 'Feature Operation/Audit/AuditPage',
  component: AuditPage,
  args: {
    api: () => createApplicationsApi(makeApplications(45)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(AuditPage),
  parameters: {
    docs: {
      description: {
        component: `The applications of companies that want an account: found, looked at, sent back for information, rejected with a reason, approved with a preview of what is set up.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table |
| Space on the head's checkbox | selects the page; the bar then offers to reject what waits among them |

**Do** keep keyword, status, days, sorting and page in \`query\`, so that a link shows the same rows. **Don't** offer a decision on what does not wait for one.`,
      },
    },
  },
} satisfies Meta<Staged<typeof AuditPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createApplicationsApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/applications': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/applications': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createApplicationsApi(
        makeApplications(3).map((row) => ({
          ...row,
          name: '很长的企业名称'.repeat(10),
          note: '很长的审核意见'.repeat(30),
          contactName: '很长的联系人姓名'.repeat(4),
        })),
      ),
  },
}
