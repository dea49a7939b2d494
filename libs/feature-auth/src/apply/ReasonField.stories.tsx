import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { ReasonField } from './ReasonField.js'

const meta = {
  title: 'Feature Auth/Apply/ReasonField',
  component: ReasonField,
  args: { id: 'reason', label: '申请说明', help: '使用场景、预计人数等' },
  decorators: [
    (Story) => (
      <form className="ui-form" style={{ maxWidth: 360 }}>
        <Story />
      </form>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A text of several lines in the looks of PublicField, for pages that load without Chakra.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter | a new line; it does not submit |

**Do** say in \`help\` what a reviewer wants to read, and set \`maxLength\` to what the server takes. **Don't** use it inside the console; TextAreaField knows the form kernel and counts.`,
      },
    },
  },
} satisfies Meta<typeof ReasonField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wrong: Story = { args: { error: '请检查' } }
