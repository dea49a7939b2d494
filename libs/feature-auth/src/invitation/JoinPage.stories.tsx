import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleInvitation } from '../testing/sampleInvitation.js'
import { JoinPage } from './JoinPage.js'

const meta = {
  title: 'Feature Auth/Invitation/JoinPage',
  component: JoinPage,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: '云杉制造集团', slogan: '让制造更简单' },
    isDark: false,
    invitation: sampleInvitation,
    onRegister: fn(),
    onSignIn: fn(),
    onLanguage: fn(),
    onDark: fn(),
  },
} satisfies Meta<typeof JoinPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Invited by a login name: there is an account already. */
export const ForAnAccount: Story = {
  args: { invitation: { ...sampleInvitation, contactKind: 'account', contact: 'zh****ei' } },
}

export const NameTaken: Story = { args: { problem: { fields: { loginName: '该账号已被使用' } } } }

export const ContactUsed: Story = {
  args: { problem: { message: '138****5678 已绑定账号，请登录后接受邀请。' } },
}

export const Pending: Story = { args: { isPending: true } }
