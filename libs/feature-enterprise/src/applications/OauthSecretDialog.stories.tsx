import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
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
