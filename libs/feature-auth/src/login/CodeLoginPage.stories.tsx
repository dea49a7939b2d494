import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleCaptcha } from '../testing/sampleCaptcha.js'
import { sampleLook } from '../testing/sampleLook.js'
import { CodeLoginPage } from './CodeLoginPage.js'

const meta = {
  title: 'Feature Auth/Login/CodeLoginPage',
  component: CodeLoginPage,
  parameters: {
    docs: {
      description: {
        component: `The sign-in by a code to the phone or email, in place of the password.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, contact, captcha and its image, code and its button, then sign in and the way back |
| Enter | in a field: signs in; the first wrong field has the focus |
| Enter, Space | on Get a code: sends a code, and the focus goes to its field |

**Do** give \`contact\` what was typed as an account, so that nobody types it twice. **Don't** begin the wait anew when somebody comes back: \`secondsLeft\` is what the server said.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    look: sampleLook,
    captchaUrl: sampleCaptcha,
    onSend: fn(() => Promise.resolve(true)),
    onSubmit: fn(),
    onPassword: fn(),
    onCaptchaRefresh: fn(),
  },
} satisfies Meta<typeof CodeLoginPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sent: Story = { args: { sentTo: '13812345678', secondsLeft: 42 } }

export const WrongCode: Story = {
  args: { sentTo: '13812345678', problem: { fields: { code: '验证码错误或已失效' } } },
}

export const Pending: Story = { args: { sentTo: '13812345678', pending: 'submit' } }

export const WithoutCaptcha: Story = { args: { captchaUrl: undefined } }

export const Failed: Story = { args: { problem: { message: '网络开小差了，请稍后重试' } } }
