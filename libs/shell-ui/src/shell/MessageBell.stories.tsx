import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { shellMessages } from './messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { MessageBell } from './MessageBell.js'

const meta = {
  title: 'Shell UI/Shell/MessageBell',
  component: MessageBell,
  args: { hasUnread: false, onOpen: fn() },
  parameters: {
    docs: {
      description: {
        component: `The bell of the top bar, with a dot while messages are unread; it opens the messages.

| Key | Does |
| --- | --- |
| Tab | goes to the bell |
| Enter, Space | opens the messages |

**Do** say in its name whether something is unread: the dot alone says nothing to a screen reader. **Don't** count in it; the drawer does.`,
      },
    },
  },
} satisfies Meta<typeof MessageBell>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Unread: Story = {
  args: { hasUnread: true },
  play: async ({ args, canvas, userEvent, globals }) => {
    const shellWords = wordsIn({ globals }, shellMessages)
    await userEvent.click(canvas.getByRole('button', { name: shellWords.hasUnread }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./MessageBell.stories.js'))
