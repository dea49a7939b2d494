import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NewPasswordsDialog } from './NewPasswordsDialog.js'

const meta = {
  title: 'Feature Enterprise/Organization/NewPasswordsDialog',
  component: NewPasswordsDialog,
  args: {
    reset: [
      { id: 'p3', name: '李娜', loginName: 'li_na', password: 'Kp7#mVz2Rt9q' },
      { id: 'p5', name: '刘洋', loginName: 'liu_yang', password: 'aB3!xYz8Qw@e' },
    ],
    refused: [],
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Shows the one-time passwords of several people this one time, and who keeps the old one and why.

| Key | Does |
| --- | --- |
| Tab | the list, which arrow keys scroll, and the buttons below |
| Escape | closes |

**Do** copy all of them at once: the columns paste into a sheet. **Don't** keep them anywhere: the server knows only their hashes.`,
      },
    },
  },
} satisfies Meta<typeof NewPasswordsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Two keep their passwords. */
export const PartlyRefused: Story = {
  args: {
    refused: [
      { id: 'p1', name: '陆明', reason: '您没有权限' },
      { id: 'p9', name: '赵敏', reason: '该账号也属于其他企业，只能由本人重置' },
    ],
  },
}

export const LongText: Story = {
  args: {
    reset: [
      {
        id: 'p3',
        name: '欧阳娜娜'.repeat(12),
        loginName: 'a_very_long_account_name'.repeat(2),
        password: 'Kp7#mVz2Rt9q',
      },
    ],
  },
}
