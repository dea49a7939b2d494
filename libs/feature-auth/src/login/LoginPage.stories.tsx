import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleCaptcha } from '../testing/sampleCaptcha.js'
import { LoginPage } from './LoginPage.js'

const meta = {
  title: 'Feature Auth/Login/LoginPage',
  component: LoginPage,
  parameters: {
    docs: {
      description: {
        component: `The sign-in by password, light enough for the first HTML; what was typed before the script came is kept.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, account, password and its eye, captcha and its image, sign in, then the other ways |
| Enter | in a field: signs in; not before the script is there, nor while it is under way |
| Enter, Space | on the captcha: asks for another image |

**Do** set \`problem.focus\` where the next thing to type is another field than the first wrong one. **Don't** keep its values in state: native inputs carry what was typed into the first HTML over.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    brand: { name: '云杉制造集团', slogan: '让制造更简单' },
    isDark: false,
    isReady: true,
    captchaUrl: sampleCaptcha,
    onSubmit: fn(),
    onCaptchaRefresh: fn(),
    onFirstInput: fn(),
    onLanguage: fn(),
    onDark: fn(),
  },
} satisfies Meta<typeof LoginPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** As the server sends it: nothing can be posted before the script is there. */
export const FirstHtml: Story = { args: { isReady: false } }

export const Pending: Story = { args: { isPending: true } }

export const MissingFields: Story = {
  args: {
    problem: {
      fields: { loginName: '请输入账号', password: '请输入密码', captcha: '请输入验证码' },
    },
  },
}

export const WrongPassword: Story = {
  args: { problem: { message: '密码错误，请输入正确的密码', focus: 'password' } },
}

export const Expired: Story = {
  args: { notice: '您未登录或登录已过期，请登录后重试' },
}

export const CaptchaFailed: Story = { args: { hasCaptchaFailed: true } }

export const WithoutCaptcha: Story = { args: { captchaUrl: undefined } }

export const LongText: Story = {
  args: {
    brand: {
      name: '云杉智能装备制造集团有限公司（华东区域总部）',
      slogan: '以工业互联网为底座，连接每一台设备、每一位员工、每一道工序，让制造更简单',
    },
  },
}
