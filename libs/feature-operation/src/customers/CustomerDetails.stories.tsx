import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestOperation } from '../testing/TestOperation.js'
import { CustomerDetails } from './CustomerDetails.js'
import { createCustomersApi, makeCustomers } from './customersHandlers.js'

const customers = makeCustomers(1)

const meta = {
  title: 'Feature Operation/Customers/CustomerDetails',
  component: CustomerDetails,
  decorators: [
    (Story) => (
      <TestOperation api={() => createCustomersApi(customers)}>
        <Story />
      </TestOperation>
    ),
  ],
  args: { customer: customers[0]!, showsUsage: true },
  parameters: {
    docs: {
      description: {
        component: `A customer to read, with what its plan allows and how much of it is used.

| Key | Does |
| --- | --- |
| Tab | passes by: there is nothing to operate |

**Do** show contacts masked, as they come. **Don't** show the usage to whom plans are not open.`,
      },
    },
  },
} satisfies Meta<typeof CustomerDetails>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutUsage: Story = { args: { showsUsage: false } }
