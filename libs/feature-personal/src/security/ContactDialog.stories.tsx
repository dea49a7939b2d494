import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { ContactDialog } from './ContactDialog.js'

const meta = {
  title: 'Feature Personal/Security/ContactDialog',
  component: ContactDialog,
  args: {
    kind: 'mobile',
    bound: '138****5678',
    onSendCode: fn((contact: string) => Promise.resolve({ seconds: 60, to: contact })),
    onSubmit: fn(() => Promise.resolve(true as const)),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Binds or replaces the phone or email of the account by a code to the new one.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the contact has the focus first |
| Enter | in a field: submits; the first wrong field has the focus |
| Enter, Space | on 获取验证码: sends a code to what was typed |
| Escape | closes, after a question when something was typed |

**Do** let \`onSendCode\` refuse a contact that somebody else has, so that the refusal stands at its field. **Don't** prefill what is bound: it comes masked, and the code must go to the new one.`,
      },
    },
  },
} satisfies Meta<typeof ContactDialog>
export default meta
type Story = StoryObj<typeof meta>

export const ReplaceMobile: Story = {}

export const BindEmail: Story = { args: { kind: 'email', bound: null } }

export const Sent: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('新手机号'), '13900001111')
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByRole('button', { name: /秒后重新获取/u })
  },
}

export const Used: Story = {
  args: {
    onSendCode: fn((_contact: string) =>
      Promise.reject(
        Object.assign(new Error('x'), {
          fields: [{ path: 'mobile', message: '该手机号已被使用，请更换' }],
        }),
      ),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('新手机号'), '13900001111')
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByText('该手机号已被使用，请更换')
  },
}
