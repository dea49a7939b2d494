import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BulkPreviewDialog } from './BulkPreviewDialog.js'

const fingerprint = '0'.repeat(64)

const meta = {
  title: 'Feature Enterprise/Bulk changes/BulkPreviewDialog',
  component: BulkPreviewDialog,
  args: {
    title: '停用成员',
    action: 'disable',
    preview: {
      total: 1248,
      changing: 1240,
      left: [
        { reason: 'SELF', message: '不能对自己操作', count: 1, names: ['刘洋'] },
        { reason: 'SAME', message: '已经是更改后的样子', count: 7, names: ['杨帆', '赵磊'] },
      ],
      fingerprint,
    },
    onStart: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `How many people a change over the whole result would change, whom it leaves out and why.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | in the text field: starts it |
| Escape | closes; nothing is changed |

**Do** start with the fingerprint of what it shows. **Don't** start anything that the person has not seen here.`,
      },
    },
  },
} satisfies Meta<typeof BulkPreviewDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A removal asks for the word. */
export const Removal: Story = { args: { title: '移出成员', action: 'remove' } }

/** The people have changed while it was open. */
export const Renewed: Story = { args: { isRenewed: true } }

/** There is nothing to start. */
export const Nobody: Story = {
  args: {
    preview: {
      total: 1,
      changing: 0,
      left: [{ reason: 'SELF', message: '不能对自己操作', count: 1, names: ['刘洋'] }],
      fingerprint,
    },
  },
}
