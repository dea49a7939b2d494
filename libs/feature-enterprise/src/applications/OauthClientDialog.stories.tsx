import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { makeClient } from './applicationsHandlers.js'
import { OauthClientDialog } from './OauthClientDialog.js'

const meta = {
  title: 'Feature Enterprise/Applications/OauthClientDialog',
  component: OauthClientDialog,
  args: { name: 'BI', onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Sets up how an application signs people in, or changes it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Space | on a switch: turns it on or off |
| Escape | closes, after a question when something was typed |

**Do** write redirect addresses exactly as browsers do. **Don't** use a secret where it cannot be kept.`,
      },
    },
  },
} satisfies Meta<typeof OauthClientDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Adding: Story = {}

export const Editing: Story = { args: { oauthClient: makeClient() } }
