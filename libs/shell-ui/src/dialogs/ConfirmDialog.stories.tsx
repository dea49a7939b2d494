import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { ByButtonStage } from '../../testing/ByButtonStage.js'
import { submitted } from '../../testing/submitted.js'
import { ConfirmDialog, confirmDialog, deleteWord } from './ConfirmDialog.js'

const meta = {
  title: 'Shell UI/Dialogs/ConfirmDialog',
  tags: ['overlay'],
  component: ConfirmDialog,
  args: {
    title: '停用成员“王伟”？',
    message: '停用后他将不能登录，资料与部门保留，可随时恢复。',
    confirmLabel: '停用成员',
    onClose: fn(),
  },
  parameters: {
    inEnglish: {
      title: 'Disable member “Wang Wei”?',
      message:
        'The account can no longer sign in. Profile and department stay; it can be enabled again.',
      confirmLabel: 'Disable member',
    },
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `A question before something that cannot be taken back by itself; it names the thing, says what happens and stays open while it happens.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | presses the focused button: Cancel has the focus first; in the input it confirms |
| Escape | closes without doing anything; not while it is under way |

**Do** name the thing in the title, put the verb on the button, and ask for \`DELETE\` where a branch or many go. **Don't** ask where an undo would do, or say OK where a verb fits.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Danger: Story = {
  args: {
    title: '删除部门“研发部”及其 3 个下级部门？',
    message: '部门将移入回收站，30 天内可恢复。',
    confirmLabel: '删除部门',
    danger: true,
    requireText: deleteWord,
  },
  parameters: {
    inEnglish: {
      title: 'Delete department “Research” and the 3 below it?',
      message: 'They go to the recycle bin and can be restored for 30 days.',
      confirmLabel: 'Delete department',
    },
  },
}

/** The server could not do it; the question stays with the reason. */
export const Failed: Story = {
  decorators: [submitted()],
  args: {
    title: '删除部门“研发部”？',
    message: '部门将移入回收站，30 天内可恢复。',
    confirmLabel: '删除部门',
    danger: true,
    onConfirm: fn(() => Promise.reject(new Error('部门下还有成员，不能删除'))),
  },
  parameters: {
    inEnglish: {
      title: 'Delete department “Research”?',
      message: 'It goes to the recycle bin and can be restored for 30 days.',
      confirmLabel: 'Delete department',
    },
  },
}

export const LongText: Story = {
  args: {
    title: '停用成员“云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组的阿不都热合曼”？',
    message: '停用后他将不能登录，资料与部门保留，可随时恢复。'.repeat(5),
  },
  parameters: {
    inEnglish: {
      title: 'Disable the member of the identity and permission group of the eastern headquarters?',
      message: 'The account can no longer sign in. Profile and department stay. '.repeat(5),
    },
  },
}

/** The harmless button has the focus first; a wrong word is said, the right one confirms. */
export const ByKeyboard: Story = {
  args: { ...Danger.args, onConfirm: fn() },
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('textbox')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('delete{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('DELETE'))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.keyboard('DELETE{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true))
  },
}

/** As on a page: opened by a button, which has the focus again afterwards. */
export const ByButton: Story = {
  tags: ['!overlay'], // closed at first, so it has no picture
  render: (args, context) => (
    <ByButtonStage label={sayIn(context)('停用此成员')} onOpen={() => confirmDialog.open(args)} />
  ),
}
