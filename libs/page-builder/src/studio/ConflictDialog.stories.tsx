import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import '../studio.css'
import { ConflictDialog } from './ConflictDialog.js'
import { studioMessages } from './studioMessages.js'

const meta = {
  title: 'Page Builder/Studio/ConflictDialog',
  component: ConflictDialog,
  args: { both: ['总产量 · 标题', '各产线 · 位置'], onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Somebody else saved the page in between: asks whether theirs stays, mine, or both together.

| Key | Does |
| --- | --- |
| Tab | goes from answer to answer |
| Escape | decides nothing; the page stays unsaved |

**Do** name what both changed in another way. **Don't** answer for the person: each answer but the last one drops somebody's work.`,
      },
    },
  },
} satisfies Meta<typeof ConflictDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Both changed other things: together nothing is lost. */
export const NothingTwice: Story = {
  args: { both: [] },
  play: async ({ args, userEvent, globals }) => {
    const messages = studioMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await screen.findByRole('button', { name: messages.mergeBoth }))
    await expect(args.onClose).toHaveBeenCalledWith('both')
  },
}

export const LongText: Story = {
  args: { both: Array.from({ length: 12 }, (_, at) => `${'很长的名称'.repeat(6)} ${String(at)}`) },
}
