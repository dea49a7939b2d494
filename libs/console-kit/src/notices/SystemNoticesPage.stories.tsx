import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPage, type Staged } from '../testing/storyStage.js'
import { createSystemNoticesApi, makeNotices } from './systemNoticesHandlers.js'
import { NoticesPage } from './NoticesPage.js'
import { systemNotices } from './systemNotices.js'

const meta = {
  title: 'Console Kit/Notices/SystemNoticesPage',
  component: NoticesPage,
  args: {
    api: () => createSystemNoticesApi(makeNotices(45)),
    permissions: 'all',
    source: systemNotices,
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(NoticesPage),
  parameters: {
    docs: {
      description: {
        component: `The operator's notices to its customers: written as drafts, published now or later, followed by their receipts, withdrawn.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table; Enter on a title shows the notice as its readers see it |
| Space on the head's checkbox | selects the page; the bar then offers what can be done with all of them |

**Do** keep keyword, state and page in \`query\`, so that a link shows the same rows. **Don't** offer to edit or delete what people can read: it is withdrawn first.`,
      },
    },
  },
} satisfies Meta<Staged<typeof NoticesPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createSystemNoticesApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/system-notices': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/system-notices': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['systemnotice:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createSystemNoticesApi(
        makeNotices(3).map((row) => ({ ...row, title: row.title.repeat(20).slice(0, 100) })),
      ),
  },
}
