import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { dialogMessages } from './dialogMessages.js'
import { OneTimePasswordDialog } from './OneTimePasswordDialog.js'

const meta = {
  title: 'Shell UI/Dialogs/OneTimePasswordDialog',
  tags: ['overlay'],
  component: OneTimePasswordDialog,
  args: {
    title: '“钱多多”的一次性密码',
    loginName: 'qian_duoduo',
    password: 'Qx7!mR2z',
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    inEnglish: { title: 'One-time password of “Qian Duoduo”' },
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Shows a password that the server made, this one time, with a button that copies it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter, Space | presses the focused button: Close has the focus first, the other copies and closes |
| Escape | closes; the password is not shown again |

**Do** keep it open when copying fails; the password is selected then, to be copied by hand. **Don't** put the password into a toast or an address, or keep it after the dialog.`,
      },
    },
  },
} satisfies Meta<typeof OneTimePasswordDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: {
    title: `“${'华东区域智能制造联合研发中心'.repeat(4)}”的一次性密码`,
    loginName: 'administrator_of_a_very_long_name_'.repeat(3),
  },
  parameters: {
    inEnglish: {
      title: `One-time password of “${'Joint research center for connected manufacturing '.repeat(4)}”`,
    },
  },
}

/** Where the browser forbids the clipboard, the password is selected, to be copied by hand. */
export const Failed: Story = {
  args: { onClose: fn() },
  play: async ({ args, userEvent, globals }) => {
    const dialogWords = wordsIn({ globals }, dialogMessages)
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('forbidden')) },
    })
    await userEvent.click(await screen.findByRole('button', { name: dialogWords.copyAndClose }))
    await waitFor(() => expect(screen.getByText(dialogWords.copyFailed)).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'clipboard') // the browser's own again
  },
}
