import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { ReasonField } from './ReasonField.js'

const meta = {
  title: 'Feature Auth/Apply/ReasonField',
  component: ReasonField,
  args: { id: 'reason', name: 'reason', label: '申请说明', help: '使用场景、预计人数等' },
  decorators: [
    (Story) => (
      <form className="ui-form" style={{ maxWidth: 360 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof ReasonField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wrong: Story = { args: { error: '请检查' } }
