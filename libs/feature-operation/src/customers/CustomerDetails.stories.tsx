import type { Meta, StoryObj } from '@storybook/react-vite'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { CustomerDetails } from './CustomerDetails.js'
import { createCustomersApi, makeCustomers } from './customersHandlers.js'

const customers = makeCustomers(1)

const meta = {
  title: 'Feature Operation/Customers/CustomerDetails',
  component: CustomerDetails,
  args: { api: () => createCustomersApi(customers), customer: customers[0]!, showsUsage: true },
  argTypes: behindStory,
  render: inPortal(CustomerDetails),
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
} satisfies Meta<Staged<typeof CustomerDetails>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutUsage: Story = { args: { showsUsage: false } }
