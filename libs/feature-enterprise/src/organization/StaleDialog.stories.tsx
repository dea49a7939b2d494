import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StaleDialog } from './StaleDialog.js'

const meta = {
  title: 'Feature Enterprise/Organization/StaleDialog',
  component: StaleDialog,
  args: {
    name: '研发中心',
    fields: [
      { label: '部门名称', mine: '研发二院', theirs: '研发一院' },
      { label: '描述', mine: '', theirs: '产品研发与技术平台' },
    ],
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Somebody else saved first: shows where both edits differ and asks which one to keep.

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

/** Both edited the same fields. */
export const Conflict: StoryObj<typeof meta> = {}

/** The other edited something else. */
export const NoConflict: StoryObj<typeof meta> = { args: { fields: [] } }
