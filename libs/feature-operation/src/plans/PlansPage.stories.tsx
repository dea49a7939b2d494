import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, failAnswer, inPage, type Staged } from '@spruce/console-kit/testing'
import { createPlansApi, makeCustomers, makePlans } from './plansHandlers.js'
import { PlansPage } from './PlansPage.js'

const meta = {
  title: 'Feature Operation/Plans/PlansPage',
  component: PlansPage,
  args: {
    api: () => createPlansApi({ plans: makePlans(45), customers: makeCustomers(30) }),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(PlansPage),
  parameters: {
    docs: {
      description: {
        component: `What customers may use. On one side the plans: added, edited, narrowed to apps, menus, permissions and components, pushed to their customers. On the other side the customers: their plan, their exceptions, and where each entry comes from.

| Key | Does |
| --- | --- |
| Tab | the sides, then filters, views, actions, table, pages |
| Arrow keys on the sides | goes to the other one |
| Keys of DataTable | within the table |

**Do** keep side, keyword, status, plan and page in \`query\`, so that a link shows the same rows. **Don't** carry filters over to the other side: they mean nothing there.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PlansPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The other side. */
export const Customers: Story = { args: { query: { tab: 'customers' } } }

export const Empty: Story = { args: { api: () => createPlansApi({ plans: [] }) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({ 'GET /spruce/api/v1/plans': () => new Promise<never>(() => undefined) }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/plans': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['plan:list', 'customer:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createPlansApi({ plans: makePlans(3).map((row) => ({ ...row, name: row.name.repeat(10) })) }),
  },
}
