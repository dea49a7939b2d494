import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, inPage, staged, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { createInvitationsApi, makeInvitations } from './invitationsHandlers.js'
import { InvitationsPage } from './InvitationsPage.js'

const meta = {
  title: 'Feature Enterprise/Invitations/InvitationsPage',
  component: staged<Staged<typeof InvitationsPage>>(InvitationsPage),
  args: {
    api: () => createInvitationsApi(makeInvitations(45)),
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(InvitationsPage),
  parameters: {
    docs: {
      description: {
        component: `The invitations of a company: by status and day of sending, each sent again or revoked, one by one or together.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table |
| Space on the head's checkbox | selects the page; the bar then sends all of them again, or revokes them |

**Do** keep keyword, status, days, sorting and page in \`query\`, so that a link shows the same rows. **Don't** show a contact in full: the list never has it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof InvitationsPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createInvitationsApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/invitations': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/invitations': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not invite. */
export const ReadOnly: Story = { args: { permissions: ['user:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createInvitationsApi(
        makeInvitations(4).map((row) => ({
          ...row,
          nickName: '面向海外市场的受邀人'.repeat(5),
          departments: [{ id: 'rd', name: '下一代智能制造装备联合创新研发中心'.repeat(3) }],
        })),
      ),
  },
}
