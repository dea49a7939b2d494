import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OneTimePasswordDialog } from './OneTimePasswordDialog.js'

const meta = {
  title: 'Feature Operation/Credentials/OneTimePasswordDialog',
  component: OneTimePasswordDialog,
  args: { name: '云山制造', loginName: 'admin_yunshan', password: 'Qx7!mR2z', onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Shows the password of an administrator this one time, with a button that copies it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter, Space | presses the focused button: 关闭 has the focus first, the other copies and closes |
| Escape | closes; the password is not shown again |

**Do** keep it open when copying fails; the password is selected then, to be copied by hand. **Don't** put the password into a toast or an address, or keep it after the dialog.`,
      },
    },
  },
} satisfies Meta<typeof OneTimePasswordDialog>
export default meta

export const Default: StoryObj<typeof meta> = {}
