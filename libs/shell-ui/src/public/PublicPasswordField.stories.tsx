import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { PublicPasswordField } from './PublicPasswordField.js'

const meta = {
  title: 'Shell UI/Public/PublicPasswordField',
  component: PublicPasswordField,
  args: { name: 'field', label: '密码', required: true },
  decorators: [
    (Story) => (
      <form className="ui-form" style={{ maxWidth: 360 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PublicPasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wrong: Story = { args: { error: '请检查' } }

/** What is sent cannot be changed. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '7xkp' } }

export const StatesSheet: Story = statesSheet(() => import('./PublicPasswordField.stories.js'))
