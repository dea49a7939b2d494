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
  parameters: {
    docs: {
      description: {
        component: `The form of a light page: fields, one button, an alert above; the browser neither checks nor posts it.

| Key | Does |
| --- | --- |
| Tab | goes through the fields to the button, and to the ways below |
| Enter | in a field: submits; not while something is under way |

**Do** tell \`isSubmitting\` apart from \`isPending\` where sending a code is under way too, so that the right button waits. **Don't** put a second submit button into \`below\`; other ways to go on are links or outlined buttons.`,
      },
    },
  },
} satisfies Meta<typeof LightForm>
export default meta
type Story = StoryObj<typeof meta>

/** The browser leaves the checks to the page. */
export const Default: Story = {
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'))
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
