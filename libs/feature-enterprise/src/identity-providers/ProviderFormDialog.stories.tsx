import { SubmittedForm } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { refuseAt } from '../testing/refuseAt.js'
import { ProviderFormDialog } from './ProviderFormDialog.js'
import { makeProviders } from './providersHandlers.js'

const [withSecret, withoutSecret] = makeProviders(2)

const meta = {
  title: 'Feature Enterprise/Identity Providers/ProviderFormDialog',
  component: ProviderFormDialog,
  args: { onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `Sets up a foreign provider of OpenID Connect, or changes it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the name has the focus first |
| Space | on a switch: turns it on or off |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was typed |

**Do** leave the secret empty to keep it. **Don't** offer to change the issuer: links name people by it.`,
      },
    },
  },
} satisfies Meta<typeof ProviderFormDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Adding: Story = {}

/** A secret is stored: it stays, is replaced, or is taken away. */
export const Editing: Story = { args: withSecret ? { provider: withSecret } : {} }

/** A public client. */
export const WithoutSecret: Story = { args: withoutSecret ? { provider: withoutSecret } : {} }

/** The server does not ask such an address. */
export const Refused: Story = {
  args: {
    ...(withSecret && { provider: withSecret }),
    onSubmit: fn(refuseAt('name', '该名称已被使用')),
  },
  parameters: { inEnglish: { onSubmit: fn(refuseAt('name', 'This name is in use')) } },
  decorators: [
    (Story) => (
      <SubmittedForm>
        <Story />
      </SubmittedForm>
    ),
  ],
  play: async () => {
    await screen.findByRole('textbox', { description: /该名称已被使用|This name is in use/ })
  },
}
