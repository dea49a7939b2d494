import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { MessageBell } from './MessageBell.js'

const meta = {
  title: 'Shell UI/Shell/MessageBell',
  component: MessageBell,
  args: { hasUnread: false, onOpen: fn() },
} satisfies Meta<typeof MessageBell>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Unread: Story = {
  args: { hasUnread: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '有未读消息' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./MessageBell.stories.js'))
