import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('网络已断开')
  },
}

/** There is a network: nothing is said. */
export const Empty: Story = { args: { isOnline: true } }

export const StatesSheet: Story = statesSheet(() => import('./OfflineBanner.stories.js'))
