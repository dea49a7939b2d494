import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { PublicField } from './PublicField.js'

const meta = {
  title: 'Shell UI/Public/PublicField',
  component: PublicField,
  args: { name: 'field', label: '验证码', required: true, help: '不区分大小写' },
  decorators: [
    (Story) => (
      <form className="ui-form" style={{ maxWidth: 360 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PublicField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wrong: Story = { args: { error: '请检查' } }

/** What is sent cannot be changed. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '7xkp' } }

export const StatesSheet: Story = statesSheet(() => import('./PublicField.stories.js'))
