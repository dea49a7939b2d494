import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, failAnswer, inPage, type Staged } from '@spruce/console-kit/testing'
import { createCustomersApi, makeCustomers } from './customersHandlers.js'
import { CustomersPage } from './CustomersPage.js'

const meta = {
  title: 'Feature Operation/Customers/CustomersPage',
  component: CustomersPage,
  args: {
    api: () => createCustomersApi(makeCustomers(45)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(CustomersPage),
  parameters: {
    docs: {
      description: {
        component: `All customers of the platform: found, opened, switched on and off, renewed, acted for.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table |
| Space on the head's checkbox | selects the page; the bar then offers what can be done with all of them |

**Do** keep every filter in the query, so that a link shows the same rows. **Don't** enable a customer whose time is over: it is renewed.`,
      },
    },
  },
} satisfies Meta<Staged<typeof CustomersPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createCustomersApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({ 'GET /spruce/api/v1/customers': () => new Promise<never>(() => undefined) }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/customers': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['customer:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createCustomersApi(
        makeCustomers(3).map((row) => ({
          ...row,
          name: '很长的客户名称'.repeat(12),
          hosts: ['a-very-long-domain-name-of-a-customer.example.cn', 'another.example.cn'],
          industry: '很长的行业'.repeat(8),
        })),
      ),
  },
}
