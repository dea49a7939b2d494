import { ApiError, type ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { Form, useFormKernel } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentsApi } from '../components/componentsHandlers.js'
import { TestOperation } from '../testing/TestOperation.js'
import { CustomersField } from './CustomersField.js'

interface Draft {
  customerIds: readonly string[]
}

interface PreviewProps extends Draft {
  api: () => ApiClient
  label: string
}

function Preview({ api, ...props }: PreviewProps) {
  return (
    <TestOperation api={api}>
      <Field {...props} />
    </TestOperation>
  )
}

function Field({ customerIds, label }: Omit<PreviewProps, 'api'>) {
  const kernel = useFormKernel<Draft, undefined>({
    initialValues: { customerIds },
    onSubmit: () => undefined,
  })
  return (
    <Form kernel={kernel}>
      <CustomersField name="customerIds" label={label} isRequired />
    </Form>
  )
}

const meta = {
  title: 'Feature Operation/Customer choice/CustomersField',
  component: Preview,
  args: { api: () => createComponentsApi([]), customerIds: [], label: '客户' },
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
} satisfies Meta<typeof Preview>
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
        'GET /spruce/api/v1/customers': fail,
        'GET /spruce/api/v1/customers/{id}': fail,
      }),
  },
}

export const LongText: Story = {
  args: { label: '很长的字段名称'.repeat(8), customerIds: ['t1', 't2', 't3'] },
}

function fail(): never {
  throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
}
