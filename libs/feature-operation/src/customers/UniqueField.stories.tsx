import { Form, useFormKernel } from '@spruce/shell-ui'
import { isMobile } from '@spruce/validators'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { behindStory, inPortal, staged, type Staged } from '@spruce/console-kit/testing'
import { type CustomerDraft, draftOfCustomer, isCustomerCode } from './customerDraft.js'
import { createCustomersApi, makeCustomers } from './customersHandlers.js'
import { UniqueField, type UniqueFieldProps } from './UniqueField.js'

interface FieldInFormProps extends Omit<UniqueFieldProps, 'kernel'> {
  /** What stands in the field. */
  value: string
}

function FieldInForm({ value, ...field }: FieldInFormProps) {
  const kernel = useFormKernel<CustomerDraft, undefined>({
    initialValues: { ...draftOfCustomer(), [field.name]: value },
    onSubmit: () => undefined,
  })
  return (
    <Form kernel={kernel}>
      <UniqueField {...field} kernel={kernel} />
    </Form>
  )
}

const meta = {
  title: 'Feature Operation/Customers/UniqueField',
  component: staged<Staged<typeof FieldInForm>>(UniqueField), // its kernel is the form's around it
  args: {
    name: 'code',
    label: '编码',
    help: '用于访问地址',
    by: 'code',
    refuses: 'customer',
    isRight: isCustomerCode,
    value: 'customer-9',
    api: () => createCustomersApi(makeCustomers(3)),
  },
  argTypes: { ...behindStory, value: { table: { disable: true } } },
  render: inPortal(FieldInForm),
  parameters: {
    docs: {
      description: {
        component: `A text of a customer that others may have too: asked of the server once the typing pauses.

| Key | Does |
| --- | --- |
| Tab | to the field and on |
| Enter | submits the form around, as in any line of text |

**Do** refuse only what the server refuses, and tell the rest. **Don't** ask about a text that is not right in itself.`,
      },
    },
  },
} satisfies Meta<Staged<typeof FieldInForm>>
export default meta

type Story = StoryObj<typeof meta>

/** Nobody has it. */
export const Default: Story = {}

/** Another customer has it, which the server refuses. */
export const Taken: Story = { args: { value: 'customer-2' } }

/** Another customer has it, which may be right. */
export const Told: Story = {
  args: {
    name: 'contactMobile',
    label: '手机号',
    by: 'mobile',
    refuses: undefined,
    tells: ['customer'],
    isRight: isMobile,
    value: '13812345001',
  },
}
