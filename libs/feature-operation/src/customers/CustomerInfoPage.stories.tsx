import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import { CustomerInfoPage } from './CustomerInfoPage.js'
import { createCustomersApi, customerId, makeCustomers } from './customersHandlers.js'

const meta = {
  title: 'Feature Operation/Customers/CustomerInfoPage',
  component: CustomerInfoPage,
  args: {
    api: () => createCustomersApi(makeCustomers(3)),
    permissions: 'all',
    params: { way: 'view', id: customerId(1) },
  },
  argTypes: behindStory,
  render: inPortal(CustomerInfoPage),
  parameters: {
    docs: {
      description: {
        component: `One customer, read, edited or added as the address says. What an edit sends are the touched fields.

| Key | Does |
| --- | --- |
| Tab | goes through actions or fields from top to bottom |
| Enter | saves, from a field of one line |
| Escape | closes a dialog or a list; the page stays |

**Do** show what the server refuses at its field. **Don't** send masked contacts back: what was not typed stays as it is.`,
      },
    },
  },
} satisfies Meta<Staged<typeof CustomerInfoPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Add: Story = { args: { params: { way: 'add', id: customerId(1) } } }

export const Edit: Story = { args: { params: { way: 'edit', id: customerId(1) } } }

/** No customer has this id. */
export const Empty: Story = { args: { params: { way: 'view', id: customerId(99) } } }

export const UnknownWay: Story = { args: { params: { way: 'copy', id: customerId(1) } } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/customers/{id}': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/customers/{id}': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createCustomersApi(
        makeCustomers(1).map((row) => ({
          ...row,
          name: '很长的客户名称'.repeat(12),
          hosts: ['a-very-long-domain-name-of-a-customer.example.cn', 'another.example.cn'],
          region: '很长的地区'.repeat(10),
        })),
      ),
  },
}
