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
  parameters: {
    docs: {
      description: {
        component: `A code of six digits with the button that asks for one and counts down to the next.

| Key | Does |
| --- | --- |
| Tab | goes to the field, to the button while it can be pressed, and on |
| Enter | in the field: submits the form |
| Enter, Space | on the button: asks for a code |

**Do** read the value with \`codeOf\`: what is pasted may hold spaces, hyphens and full-width digits. **Don't** limit the input to six characters; a pasted \`204 817\` would lose its end.`,
      },
    },
  },
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sent: Story = { args: { sentTo: '13812345678', secondsLeft: 42 } }

export const SentLongAgo: Story = { args: { sentTo: '13812345678' } }

export const Sending: Story = { args: { isSending: true, readOnly: true } }

export const Wrong: Story = { args: { sentTo: '13812345678', error: '验证码错误或已失效' } }
