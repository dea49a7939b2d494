import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleLook } from '../testing/sampleLook.js'
import { WechatBindPage } from './WechatBindPage.js'

const meta = {
  title: 'Feature Auth/Wechat/WechatBindPage',
  component: WechatBindPage,
  parameters: {
    docs: {
      description: {
        component: `The form that binds a WeChat account to one's own by a code to the bound phone or email.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, contact, code and its button, then bind and the way back |
| Enter | in a field: binds; the first wrong field has the focus |
| Enter, Space | on Get a code: sends a code, and the focus goes to its field |

**Do** name the WeChat account where WeChat told its name, so that nobody binds another person's. **Don't** ask for a captcha: the ticket that led here is what only this person has.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    look: sampleLook,
    nickName: '小王',
    onSend: fn(() => Promise.resolve(true)),
    onSubmit: fn(),
  },
} satisfies Meta<typeof WechatBindPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** WeChat told no name. */
export const WithoutName: Story = { args: { nickName: null } }

export const Sent: Story = { args: { sentTo: '13812345678', secondsLeft: 42 } }

export const WrongCode: Story = {
  args: { sentTo: '13812345678', problem: { fields: { code: '验证码错误或已失效' } } },
}

export const Pending: Story = { args: { sentTo: '13812345678', pending: 'submit' } }

export const Failed: Story = { args: { problem: { message: '该账号已绑定其他微信' } } }
