import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { editingMessages } from './editingMessages.js'
import { StaleDialog } from './StaleDialog.js'

const meta = {
  title: 'Shell UI/Dialogs/StaleDialog',
  tags: ['overlay'],
  component: StaleDialog,
  args: {
    name: '云山集团',
    fields: [
      { label: '名称', mine: '云山集团总部', theirs: '云山控股' },
      { label: '描述', mine: '', theirs: '主营园区运营' },
    ],
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Somebody else saved first: shows where both edits differ and asks which one to keep. \`saveEdit\` opens it on a stale version.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the list itself is a stop, so that it can be scrolled |
| Enter, Space | on a button: keeps one's own edit, or the other's |
| Escape | decides nothing; the form stays open with everything typed |

**Do** name in \`fields\` only where both differ, in words and not as ids; without any it says that one's own edit is safe to keep. **Don't** close the form on Escape: nothing was decided, and nothing is saved.`,
      },
    },
  },
} satisfies Meta<typeof StaleDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Both edited the same fields. */
export const Conflict: Story = {}

/** The other edited something else. */
export const NoConflict: Story = { args: { fields: [] } }

export const LongText: Story = {
  args: {
    name: '华东区域智能制造与工业互联网平台联合研发中心'.repeat(3),
    fields: [
      {
        label: '描述',
        mine: '主营园区运营与数字化服务，'.repeat(12),
        theirs: 'https://yunshan.example/'.padEnd(160, 'a'),
      },
    ],
  },
}

/** Takes the other edit; says so in a toast. */
export const ByKeyboard: Story = {
  tags: ['!overlay'], // the toast goes by itself, so it has no picture
  args: { onClose: fn() },
  play: async ({ args, userEvent, globals }) => {
    const editingWords = wordsIn({ globals }, editingMessages)
    const theirs = await screen.findByRole('button', { name: editingWords.takeTheirs })
    theirs.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledWith('theirs')
    const toast = await screen.findByText(editingWords.theirsTaken)
    await waitFor(() => expect(toast).toBeVisible()) // it fades in
  },
}
