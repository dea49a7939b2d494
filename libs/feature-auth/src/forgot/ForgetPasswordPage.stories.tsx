import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleCaptcha } from '../testing/sampleCaptcha.js'
import { sampleLook } from '../testing/sampleLook.js'
import { ForgetPasswordPage } from './ForgetPasswordPage.js'

const meta = {
  title: 'Feature Auth/Password/ForgetPasswordPage',
  component: ForgetPasswordPage,
  parameters: {
    docs: {
      description: {
        component: `The form that sets a new password by a code to the bound phone or email.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, contact, captcha and its image, code and its button, the new password twice, each with its eye |
| Enter | in a field: submits; the first wrong field has the focus |
| Enter, Space | on Get a code: sends a code, and the focus goes to its field |

**Do** answer \`onSend\` with true only when a code is on its way: the focus moves by that. **Don't** tell by a message whether an account with this contact exists.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    look: sampleLook,
    captchaUrl: sampleCaptcha,
    onSend: fn(() => Promise.resolve(true)),
    onReset: fn(),
    onCaptchaRefresh: fn(),
  },
} satisfies Meta<typeof ForgetPasswordPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sent: Story = { args: { sentTo: '13812345678', secondsLeft: 42 } }

export const WrongCode: Story = {
  args: { sentTo: '13812345678', problem: { fields: { code: '验证码错误或已失效' } } },
}

export const Pending: Story = { args: { sentTo: '13812345678', pending: 'submit' } }

export const Failed: Story = { args: { problem: { message: '网络开小差了，请稍后重试' } } }
