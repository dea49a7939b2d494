import { uiMessages } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { ContactDialog } from './ContactDialog.js'
import { securityMessages } from './securityMessages.js'

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
| Enter, Space | on Get a code: sends a code to what was typed |
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
  play: async ({ userEvent, globals }) => {
    const t = securityMessages[globals['language'] as Language]
    const ui = uiMessages[globals['language'] as Language]
    await userEvent.type(await screen.findByRole('textbox', { name: t.newMobile }), '13900001111')
    await userEvent.click(screen.getByRole('button', { name: ui.sendCode }))
    await screen.findByRole('button', {
      name: new RegExp(ui.codeWait(0).replace('0', String.raw`\d+`)),
    })
  },
}

/** Somebody else has it. */
export const Used: Story = {
  args: { onSendCode: fn(refuseIn('zh-CN')) },
  parameters: { inEnglish: { onSendCode: fn(refuseIn('en-US')) } },
  play: async ({ userEvent, globals }) => {
    const t = securityMessages[globals['language'] as Language]
    const ui = uiMessages[globals['language'] as Language]
    await userEvent.type(await screen.findByRole('textbox', { name: t.newMobile }), '13900001111')
    await userEvent.click(screen.getByRole('button', { name: ui.sendCode }))
    await screen.findByText(t.mobileUsed)
  },
}

function refuseIn(language: Language): (contact: string) => Promise<never> {
  const fields = [{ path: 'mobile', message: securityMessages[language].mobileUsed }]
  return (_contact) => Promise.reject(Object.assign(new Error('used'), { fields }))
}
