import { uiMessages } from '@spruce/shell-ui'
import { SubmittedForm } from '@spruce/shell-ui/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { PasswordDialog } from './PasswordDialog.js'
import { securityMessages } from './securityMessages.js'

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
  play: async ({ userEvent, globals }) => {
    const t = securityMessages[globals['language'] as Language]
    await userEvent.click(await screen.findByRole('radio', { name: t.byMobile }))
    const ui = uiMessages[globals['language'] as Language]
    await userEvent.click(screen.getByRole('button', { name: ui.sendCode }))
    await screen.findByRole('button', {
      name: new RegExp(ui.codeWait(0).replace('0', String.raw`\d+`)),
    })
  },
}

/** Nothing is bound: the person learns what to do first. */
export const NoEmail: Story = {
  play: async ({ userEvent, globals }) => {
    const t = securityMessages[globals['language'] as Language]
    await userEvent.click(await screen.findByRole('radio', { name: t.byEmail }))
    await screen.findByText(t.maintainEmail)
  },
}

/** An account that signs in by a code only. */
export const NoLoginName: Story = {
  args: { bound: { loginName: null, mobileNew: null, emailNew: 'zhan****@example.com' } },
}

const typed = { oldPwd: 'Wrong#2026', newPwd: 'Spruce@2027', confirmPwd: 'Spruce@2027' }

/** The server does not take the old password. */
export const Refused: Story = {
  args: { onSubmit: fn(refuse('密码错误，请输入正确的密码')) },
  parameters: { inEnglish: { onSubmit: fn(refuse('Wrong password. Enter the right one')) } },
  decorators: [
    (Story) => (
      <SubmittedForm values={typed}>
        <Story />
      </SubmittedForm>
    ),
  ],
  play: async () => {
    await screen.findByRole('alert')
  },
}

function refuse(message: string): () => Promise<never> {
  const error = Object.assign(new Error(message), { fields: [{ path: 'oldPwd', message }] })
  return () => Promise.reject(error)
}
