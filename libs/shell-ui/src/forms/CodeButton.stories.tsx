import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { CodeButton } from './CodeButton.js'

const meta = {
  title: 'Shell UI/Forms/CodeButton',
  component: CodeButton,
  args: { secondsLeft: 0, onSend: fn() },
} satisfies Meta<typeof CodeButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Waiting: Story = { args: { secondsLeft: 42, hasSent: true } }

export const Again: Story = { args: { hasSent: true } }

export const Sending: Story = { args: { isSending: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const StatesSheet: Story = statesSheet(() => import('./CodeButton.stories.js'))
