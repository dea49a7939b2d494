import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wordsIn } from '../../testing/say.js'
import { noticeMessages } from './noticeMessages.js'
import { statesSheet } from '../../../testing/statesSheet.js'
import { OfflineBanner } from './OfflineBanner.js'

const meta = {
  title: 'Shell UI/Shell/OfflineBanner',
  component: OfflineBanner,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Says that the browser has no network, and for 3 s that it is back.

**Do** stand it above the frame, once. **Don't** close dialogs or forget input because of it.`,
      },
    },
  },
  args: { onReturn: fn() },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { isOnline: false },
  play: async ({ canvas, globals }) => {
    const noticeWords = wordsIn({ globals }, noticeMessages)
    await expect(canvas.getByRole('status')).toHaveTextContent(noticeWords.offline)
  },
}

/** There is a network: nothing is said. */
export const Empty: Story = { args: { isOnline: true } }

export const StatesSheet: Story = statesSheet(() => import('./OfflineBanner.stories.js'))
