import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import '../auth.css'
import { usePublicForm } from '../forms/usePublicForm.js'
import { sampleCaptcha } from '../testing/sampleCaptcha.js'
import { CodeFields, type CodeFormField, type CodeFormProps } from './CodeFields.js'
import { codeMessages } from './codeMessages.js'
import { useCodeChecks } from './useCodeChecks.js'

function Form(props: CodeFormProps) {
  const checks = useCodeChecks(props.captchaUrl !== undefined)
  const [attach, form] = usePublicForm<CodeFormField>({
    initial: { contact: props.sentTo ?? '', captcha: '', code: '' },
    check: (name, values) => checks[name](values[name]),
    problem: undefined,
    isPending: props.pending !== undefined,
  })
  return (
    <form ref={attach} className="ui-form" style={{ maxWidth: 360 }}>
      <CodeFields {...props} form={form} />
    </form>
  )
}

const meta = {
  title: 'Feature Auth/CodeFields',
  component: CodeFields as ComponentType<CodeFormProps>, // the form around it gives it the rest
  render: (args) => <Form {...args} />,
  args: { captchaUrl: sampleCaptcha, onSend: fn(() => Promise.resolve(true)) },
  parameters: {
    docs: {
      description: {
        component: `Contact, captcha and code of a form that asks for a code, with what it takes to send one.

| Key | Does |
| --- | --- |
| Tab | contact, captcha, its image, code, its button |
| Enter | in a field: submits the form |
| Enter, Space | on Get a code: sends a code when contact and captcha are right, and the focus goes to its field; else to the first wrong one |

**Do** check with \`useCodeChecks\`, which knows whether a captcha is asked for. **Don't** keep a captcha that was sent: it is used up whatever came of it, so the field is emptied.`,
      },
    },
  },
} satisfies Meta<CodeFormProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The captcha has done its work, and the code is what comes next. */
export const Sends: Story = {
  async play({ args, canvasElement, globals }) {
    const [contact, captcha, code] = within(canvasElement).getAllByRole('textbox')
    await userEvent.type(contact!, '１３８ 1234 5678')
    await userEvent.type(captcha!, ' 7xkp ')
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: codeMessages[globals['language'] as Language].send,
      }),
    )
    await expect(args.onSend).toHaveBeenCalledWith('13812345678', '7xkp')
    await expect(code).toHaveFocus()
    await expect(captcha).toHaveValue('')
  },
}

/** Nothing is asked for before contact and captcha are there. */
export const Incomplete: Story = {
  async play({ args, canvasElement, globals }) {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: codeMessages[globals['language'] as Language].send,
      }),
    )
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const WithoutCaptcha: Story = { args: { captchaUrl: undefined } }

export const Sent: Story = { args: { sentTo: '13812345678', secondsLeft: 42 } }

export const Sending: Story = { args: { pending: 'send' } }
