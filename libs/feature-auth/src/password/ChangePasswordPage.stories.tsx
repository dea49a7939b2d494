import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleLook } from '../testing/sampleLook.js'
import { ChangePasswordPage } from './ChangePasswordPage.js'

const meta = {
  title: 'Feature Auth/Password/ChangePasswordPage',
  component: ChangePasswordPage,
  parameters: {
    docs: {
      description: {
        component: `The form for a new password on a page of its own, chosen freely or forced at the first sign-in.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, the old password, the new one twice, each with its eye, then the buttons |
| Enter | in a field: submits; the first wrong field has the focus |
| Enter, Space | on the last button: signs out |

**Do** set \`isForced\` where somebody else has set the password: no old one is asked for then. **Don't** take the way out away from a forced change; signing out is the only other thing to do.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    look: sampleLook,
    isForced: false,
    onSubmit: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof ChangePasswordPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The first sign-in with a password that somebody else has set. */
export const Forced: Story = { args: { isForced: true } }

export const Pending: Story = { args: { isPending: true } }

export const WrongOldPassword: Story = {
  args: { problem: { fields: { oldPwd: '密码错误，请输入正确的密码' } } },
}

export const Failed: Story = { args: { problem: { message: '网络开小差了，请稍后重试' } } }
