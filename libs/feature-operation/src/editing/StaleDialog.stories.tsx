import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StaleDialog } from './StaleDialog.js'

const meta = {
  title: 'Feature Operation/Editing/StaleDialog',
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
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Two of the operator’s staff saved the same record: shows where their edits differ and asks which stays.

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
