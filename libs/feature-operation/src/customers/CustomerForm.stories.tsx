import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CustomerForm } from './CustomerForm.js'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { createCustomersApi, makeCustomers, planId } from './customersHandlers.js'

const meta = {
  title: 'Feature Operation/Customers/CustomerForm',
  component: CustomerForm,
  args: {
    api: () => createCustomersApi(makeCustomers(3)),
    onSubmit: fn(),
    onDone: fn(),
    onCancel: fn(),
  },
  argTypes: behindStory,
  render: inPortal(CustomerForm),
  parameters: {
    docs: {
      description: {
        component: `The fields of a customer in sections; a new one has its plan, its end and its first administrator too.

| Key | Does |
| --- | --- |
| Tab | goes through the fields, then Save and Cancel |
| Enter | saves, from a field of one line |

**Do** ask before leaving when something was typed, and say at the field who else has the same. **Don't** offer to change the code: addresses hold it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof CustomerForm>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { args: { plans: [{ value: planId, label: '标准版' }] } }

export const Edit: Story = { args: { customer: makeCustomers(1)[0]! } }
