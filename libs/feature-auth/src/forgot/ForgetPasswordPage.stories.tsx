import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleCaptcha } from '../testing/sampleCaptcha.js'
import { sampleLook } from '../testing/sampleLook.js'
import { ForgetPasswordPage } from './ForgetPasswordPage.js'

const meta = {
  title: 'Feature Auth/Password/ForgetPasswordPage',
  component: ForgetPasswordPage,
  parameters: { layout: 'fullscreen' },
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
