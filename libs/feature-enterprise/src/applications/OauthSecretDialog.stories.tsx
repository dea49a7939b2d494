import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { OauthSecretDialog } from './OauthSecretDialog.js'

const meta = {
  title: 'Feature Enterprise/Applications/OauthSecretDialog',
  component: OauthSecretDialog,
  args: { name: 'BI', clientId: 'c1', secret: 'shown-once-and-never-again', onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `The secret of an application, this one time.

| Key | Does |
| --- | --- |
| Enter | copies the secret and closes |
| Escape | closes |

**Do** copy it at once. **Don't** send it by message.`,
      },
    },
  },
} satisfies Meta<typeof OauthSecretDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A secret has no place where it breaks by itself; it stays within the dialog. */
export const LongSecret: Story = {
  args: { clientId: '01a22b73-d3ca-711a-bfd4-0e736f0569d6', secret: 'x'.repeat(64) },
  play: async () => {
    const secret = await screen.findByText('x'.repeat(64))
    const body = secret.closest('.chakra-dialog__body')
    await expect(body?.scrollWidth).toBe(body?.clientWidth)
  },
}
