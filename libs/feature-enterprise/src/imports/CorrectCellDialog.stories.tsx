import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CorrectCellDialog } from './CorrectCellDialog.js'

const meta = {
  title: 'Feature Enterprise/Imports/CorrectCellDialog',
  component: CorrectCellDialog,
  args: {
    row: 3,
    column: '部门',
    text: '研法中心',
    reason: '部门不存在：研法中心',
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Asks what a cell of an imported file is to hold, and whether every equal cell of its column is to hold it too.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the text has the focus first |
| Enter | in the text: corrects |
| Escape | closes, after a question when something was typed |

**Do** say beside the text why it cannot be taken. **Don't** offer to correct the empty cells of a column by one text.`,
      },
    },
  },
} satisfies Meta<typeof CorrectCellDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { text: '', reason: '必填' } }

export const LongText: Story = {
  args: { text: '研法中心'.repeat(40), reason: '部门不存在：'.repeat(20) },
}
