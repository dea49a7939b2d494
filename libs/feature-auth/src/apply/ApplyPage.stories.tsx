import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import '../auth.css'
import { sampleCaptcha } from '../testing/sampleCaptcha.js'
import { sampleApplication } from '../testing/sampleApplication.js'
import { sampleLook } from '../testing/sampleLook.js'
import { applyMessages } from './applyMessages.js'
import { ApplyPage } from './ApplyPage.js'

const meta = {
  title: 'Feature Auth/Apply/ApplyPage',
  component: ApplyPage,
  parameters: {
    docs: {
      description: {
        component: `The form with which a company applies, in three steps; what is typed stays through all of them.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, then from field to field to the buttons |
| Enter | in an input: the next step, whose first field has the focus then, or the first wrong field; in the last step it submits |
| Enter | in the reason: a new line |
| Enter, Space | on the captcha: asks for another image |

**Do** set \`isAnswer\` where a reviewer asked for more: empty contacts stay as they are, and no captcha is asked for. **Don't** empty a step because the server refused a field of another; give \`problem.fields\`, and the step with it comes forward.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    look: sampleLook,
    captchaUrl: sampleCaptcha,
    onSubmit: fn(),
    onCaptchaRefresh: fn(),
  },
} satisfies Meta<typeof ApplyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing was typed: each required field says what it wants. */
export const Incomplete: Story = {
  async play({ canvasElement, globals }) {
    const t = applyMessages[globals['language'] as Language]
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.next }))
  },
}

/** The last of the three steps. */
export const LastStep: Story = {
  args: { known: sampleApplication },
  async play({ canvasElement, globals }) {
    const t = applyMessages[globals['language'] as Language]
    const page = within(canvasElement)
    const next = () => userEvent.click(page.getByRole('button', { name: t.next }))
    await next()
    await userEvent.type(page.getByRole('textbox', { name: t.contactMobile }), '13812345678')
    await userEvent.type(
      page.getByRole('textbox', { name: t.contactEmail }),
      'lina@yunshan.example',
    )
    await next()
  },
}

/** The reviewer asked for more: contacts that stay empty stay as they are. */
export const Answer: Story = {
  args: { known: sampleApplication, isAnswer: true, captchaUrl: undefined, onCancel: fn() },
}

export const Refused: Story = { args: { problem: { fields: { code: '该编码已被使用' } } } }

export const Failed: Story = { args: { problem: { message: '网络开小差了，请稍后重试' } } }
