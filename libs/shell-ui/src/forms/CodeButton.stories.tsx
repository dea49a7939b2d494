import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { CodeButton } from './CodeButton.js'

const meta = {
  title: 'Shell UI/Forms/CodeButton',
  component: CodeButton,
  args: { secondsLeft: 0, onSend: fn() },
  parameters: {
    docs: {
      description: {
        component: `Asks for a verification code and counts down until another one may be asked for.

| Key | Does |
| --- | --- |
| Tab | goes to the button, while it can be pressed |
| Enter, Space | asks for a code |

**Do** take the seconds from the server's answer, also from its refusal. **Don't** start the countdown before the code has gone out.`,
      },
    },
  },
} satisfies Meta<typeof CodeButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Waiting: Story = { args: { secondsLeft: 42, hasSent: true } }

export const Again: Story = { args: { hasSent: true } }

export const Sending: Story = { args: { isSending: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./CodeButton.stories.js'))
