import { PublicField } from '@spruce/shell-ui/public'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import '../auth.css'
import { LightForm } from './LightForm.js'

const meta = {
  title: 'Feature Auth/Forms/LightForm',
  component: LightForm,
  args: {
    label: '找回密码',
    attach: null,
    submitLabel: '提交',
    isPending: false,
    onSubmit: fn(),
    children: <PublicField id="contact" name="contact" label="手机号或邮箱" required />,
    below: <a href="/login">返回登录</a>,
  },
} satisfies Meta<typeof LightForm>
export default meta
type Story = StoryObj<typeof meta>

/** The browser leaves the checks to the page. */
export const Default: Story = {
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '提交' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Nothing is begun twice, not by the keyboard either. */
export const Pending: Story = {
  args: { isPending: true },
  async play({ args, canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'x{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Failed: Story = { args: { alert: '网络开小差了，请稍后重试' } }
