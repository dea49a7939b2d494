import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { PasswordDialog } from './PasswordDialog.js'

const meta = {
  title: 'Feature Personal/Security/PasswordDialog',
  component: PasswordDialog,
  args: {
    bound: { loginName: 'admin', mobileNew: '138****5678', emailNew: null },
    onSendCode: fn(() => Promise.resolve({ seconds: 60, to: '138****5678' })),
    onSubmit: fn(() => Promise.resolve(true as const)),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Changes the own password: by the old one, or by a code to the bound phone or email.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog, with one stop for the ways |
| Arrow keys | among the ways: choose another one; what was typed is emptied |
| Enter | in a field: submits; the first wrong field has the focus |
| Enter, Space | on an eye: shows or hides what is typed |
| Escape | closes, after a question when something was typed |

**Do** give \`memoryOf\`, so that the wait for the next code outlives the dialog, for each way by itself. **Don't** hide a way that is not set up: it stays and says what to do first.`,
      },
    },
  },
} satisfies Meta<typeof PasswordDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** By a code; the countdown runs. */
export const ByMobile: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '手机验证码' }))
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByRole('button', { name: /秒后重新获取/u })
  },
}

/** Nothing is bound: the person learns what to do first. */
export const NoEmail: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '邮箱验证码' }))
    await screen.findByText('请先维护邮箱')
  },
}

/** An account that signs in by a code only. */
export const NoLoginName: Story = {
  args: { bound: { loginName: null, mobileNew: null, emailNew: 'zhan****@example.com' } },
}

export const Refused: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('x'), {
          fields: [{ path: 'oldPwd', message: '密码错误，请输入正确的密码' }],
        }),
      ),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await screen.findByLabelText('旧密码', { selector: 'input[name=oldPwd]' }),
      'Wrong#2026',
    )
    await userEvent.type(screen.getByLabelText('新密码'), 'Spruce@2027')
    await userEvent.type(screen.getByLabelText('确认新密码'), 'Spruce@2027')
    await userEvent.click(screen.getByRole('button', { name: '修改密码' }))
    await screen.findByText('密码错误，请输入正确的密码')
  },
}
