import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, failAnswer, inPage, type Staged } from '@spruce/console-kit/testing'
import { createPlansApi, makeCustomers, makePlans } from './plansHandlers.js'
import { PlansPanel } from './PlansPanel.js'

const operation = 'GET /spruce/api/v1/plans'

const meta = {
  title: 'Feature Operation/Plans/PlansPanel',
  component: PlansPanel,
  args: {
    api: () => createPlansApi({ plans: makePlans(12), customers: makeCustomers(30) }),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(PlansPanel),
  parameters: {
    docs: {
      description: {
        component: `The plans, one side of the page: what each holds, how many customers have it, and what is done with it.

| Key | Does |
| --- | --- |
| Tab | filters, views, actions, table, pages |
| Keys of DataTable | within the table |

**Do** lead from a plan to its customers. **Don't** leave out how many customers a plan has: a change reaches all of them.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PlansPanel>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createPlansApi({ plans: [], customers: [] }) } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [operation]: () => new Promise<never>(() => undefined) }) },
}

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [operation]: failAnswer }) } }

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
