import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, failAnswer, inPage, type Staged } from '@spruce/console-kit/testing'
import { createPlansApi, makeCustomers, makePlans } from './plansHandlers.js'
import { PlanCustomersPanel } from './PlanCustomersPanel.js'

const operation = 'GET /spruce/api/v1/customers'

const meta = {
  title: 'Feature Operation/Plans/PlanCustomersPanel',
  component: PlanCustomersPanel,
  args: {
    api: () => createPlansApi({ plans: makePlans(12), customers: makeCustomers(30) }),
    permissions: 'all',
    query: { tab: 'customers' },
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(PlanCustomersPanel),
  parameters: {
    docs: {
      description: {
        component: `The customers with their plans, the other side of the page: what each may use, its exceptions, another plan.

| Key | Does |
| --- | --- |
| Tab | filters, views, actions, table, pages |
| Space on the head's checkbox | selects the page; the bar then offers another plan for all of them |
| Keys of DataTable | within the table |

**Do** find customers by plan, so that one sees whom a change reaches. **Don't** offer plans as a filter to who may not see them.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PlanCustomersPanel>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createPlansApi({ plans: [], customers: [] }) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        [operation]: () => new Promise<never>(() => undefined),
        'GET /spruce/api/v1/plans': () => ({ rows: [], total: 0 }),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: {
    api: () =>
      createTestApi({
        [operation]: failAnswer,
        'GET /spruce/api/v1/plans': () => ({ rows: [], total: 0 }),
      }),
  },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['plan:list', 'customer:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createPlansApi({
        plans: makePlans(3).map((row) => ({ ...row, name: row.name.repeat(10) })),
        customers: makeCustomers(3).map((row) => ({ ...row, name: row.name.repeat(10) })),
      }),
  },
}
