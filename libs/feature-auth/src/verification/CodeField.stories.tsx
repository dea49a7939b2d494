import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { CodeField } from './CodeField.js'

const meta = {
  title: 'Feature Auth/CodeField',
  component: CodeField,
  args: { secondsLeft: 0, isSending: false, onSend: fn() },
  decorators: [
    (Story) => (
      <form className="ui-form" style={{ maxWidth: 360 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sent: Story = { args: { sentTo: '13812345678', secondsLeft: 42 } }

export const SentLongAgo: Story = { args: { sentTo: '13812345678' } }

export const Sending: Story = { args: { isSending: true, readOnly: true } }

export const Wrong: Story = { args: { sentTo: '13812345678', error: '验证码错误或已失效' } }
