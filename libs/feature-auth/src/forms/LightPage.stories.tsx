import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { sampleLook } from '../testing/sampleLook.js'
import { LightPage } from './LightPage.js'

const meta = {
  title: 'Feature Auth/Forms/LightPage',
  component: LightPage,
  parameters: { layout: 'fullscreen' },
  args: { look: sampleLook, title: '找回密码', lead: '向绑定的手机号或邮箱发送验证码。' },
} satisfies Meta<typeof LightPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutLead: Story = { args: { lead: undefined } }
