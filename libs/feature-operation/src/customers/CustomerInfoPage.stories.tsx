import { ApiError, type ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestOperation } from '../testing/TestOperation.js'
import { CustomerInfoPage } from './CustomerInfoPage.js'
import { createCustomersApi, customerId, makeCustomers } from './customersHandlers.js'

interface PreviewProps {
  api: () => ApiClient
  permissions: Permissions
  /** add, edit or view. */
  way: string
  id?: string
}

function Preview({ way, id, ...rest }: PreviewProps) {
  return (
    <TestOperation {...rest}>
      <CustomerInfoPage params={id === undefined ? { way } : { way, id }} />
    </TestOperation>
  )
}

const meta = {
  title: 'Feature Operation/Customers/CustomerInfoPage',
  component: Preview,
  args: {
    api: () => createCustomersApi(makeCustomers(3)),
    permissions: 'all',
    way: 'view',
    id: customerId(1),
  },
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
} satisfies Meta<typeof Preview>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Add: Story = { args: { way: 'add' } }

export const Edit: Story = { args: { way: 'edit' } }

/** No customer has this id. */
export const Empty: Story = { args: { id: customerId(99) } }

export const UnknownWay: Story = { args: { way: 'copy' } }

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
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/customers/{id}': fail }) },
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

export const English: Story = { globals: { language: 'en-US' } }

function fail(): never {
  throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
}
