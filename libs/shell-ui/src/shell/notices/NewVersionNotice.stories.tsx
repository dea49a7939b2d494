import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wordsIn } from '../../testing/say.js'
import { noticeMessages } from './noticeMessages.js'
import { statesSheet } from '../../../testing/statesSheet.js'
import { NewVersionNotice } from './NewVersionNotice.js'

const meta = {
  title: 'Shell UI/Shell/NewVersionNotice',
  component: NewVersionNotice,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Says quietly that the server has newer files than those on show.

| Key | Does |
| --- | --- |
| Tab | goes to its two buttons |
| Enter, Space | reloads, or puts it off |

**Do** ask about unsaved input before reloading. **Don't** reload by itself.`,
      },
    },
  },
  args: { isThere: true, onReload: fn(), onDismiss: fn() },
} satisfies Meta<typeof NewVersionNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const noticeWords = wordsIn({ globals }, noticeMessages)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: noticeWords.reload })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** The same version: nothing is said. */
export const Empty: Story = { args: { isThere: false } }

export const StatesSheet: Story = statesSheet(() => import('./NewVersionNotice.stories.js'))
