import { createTestApi } from '@spruce/api-client/testing'
import { Form, useFormKernel } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentsApi } from '../components/componentsHandlers.js'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { CustomersField, type CustomersFieldProps } from './CustomersField.js'

interface Draft {
  /** What is chosen. */
  customerIds: readonly string[]
}

function FieldInForm({ customerIds, ...field }: Draft & CustomersFieldProps) {
  const kernel = useFormKernel<Draft, undefined>({
    initialValues: { customerIds },
    onSubmit: () => undefined,
  })
  return (
    <Form kernel={kernel}>
      <CustomersField {...field} />
    </Form>
  )
}

const meta = {
  title: 'Console Kit/Customers/CustomersField',
  component: CustomersField,
  args: {
    api: () => createComponentsApi([]),
    customerIds: [],
    name: 'customerIds',
    label: '客户',
    isRequired: true,
  },
  argTypes: { ...behindStory, customerIds: { table: { disable: true } } },
  render: inPortal(FieldInForm),
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Chooses customers, found by the server while the person types; those chosen before are named by it, too.

| Key | Does |
| --- | --- |
| ↓, Enter | opens the list; typing searches in it |
| ↑ ↓, Enter | within the list: goes to an option, adds it or takes it away |
| Escape | closes; what was chosen stays |

**Do** show code beside name: names of customers are alike. **Don't** load all customers: there are ten thousand.`,
      },
    },
  },
} satisfies Meta<Staged<typeof FieldInForm>>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

/** The form holds ids; the server says their names. */
export const Chosen: Story = { args: { customerIds: ['t1', 't3'] } }

/** The server fails: the ids stand, nothing is lost. */
export const Failed: Story = {
  args: {
    customerIds: ['t1'],
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/customers': failAnswer,
        'GET /spruce/api/v1/customers/{id}': failAnswer,
      }),
  },
}

export const LongText: Story = {
  args: { label: '很长的字段名称'.repeat(8), customerIds: ['t1', 't2', 't3'] },
}
