import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { PublicAlert } from './PublicAlert.js'
import { PublicButton } from './PublicButton.js'
import { PublicSpinner } from './PublicSpinner.js'

const meta = {
  title: 'Shell UI/Public/Alert, button, spinner',
  component: staged<object>(PublicAlert), // one of three, each shown by its stories
  subcomponents: { PublicButton, PublicSpinner },
  parameters: {
    docs: {
      description: {
        component: `What pages without Chakra say and offer: an alert above the form, a button that waits, a spinner.

| Key | Does |
| --- | --- |
| Tab | goes to the button |
| Enter, Space | presses it; not while it waits |

**Do** keep the alert above the form until the next try, and the text on a button that waits. **Don't** use two solid buttons on a page.`,
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const press = fn()

export const Alerts: Story = {
  render: (_args, context) =>
    sayIn(context)(
      <div style={{ display: 'grid', gap: 8 }}>
        <PublicAlert>密码错误，请输入正确的密码</PublicAlert>
        <PublicAlert tone="warning">您的登录已过期，请重新登录</PublicAlert>
        <PublicAlert tone="success">密码已修改</PublicAlert>
        <PublicAlert tone="info">申请已提交，审核结果会发送到您的邮箱</PublicAlert>
      </div>,
    ),
}

export const Buttons: Story = {
  render: (_args, context) =>
    sayIn(context)(
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <PublicButton>登录</PublicButton>
        <PublicButton variant="outline">验证码登录</PublicButton>
        <PublicButton variant="ghost">忘记密码</PublicButton>
      </div>,
    ),
}

export const Pending: Story = {
  render: (_args, context) => sayIn(context)(<PublicButton isPending>登录</PublicButton>),
}

export const Disabled: Story = {
  render: (_args, context) => sayIn(context)(<PublicButton disabled>登录</PublicButton>),
}

export const Spinner: Story = {
  render: (_args, context) => sayIn(context)(<PublicSpinner label="加载中" />),
}

export const LongText: Story = {
  render: (_args, context) =>
    sayIn(context)(
      <PublicAlert>
        云杉制造集团华东区域总部的账号已被管理员停用，如需继续使用，请联系所在单位的系统管理员恢复
      </PublicAlert>,
    ),
}

export const ByKeyboard: Story = {
  render: (_args, context) => sayIn(context)(<PublicButton onClick={press}>登录</PublicButton>),
  play: async ({ userEvent }) => {
    press.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(press).toHaveBeenCalledOnce()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./feedback.stories.js'))
