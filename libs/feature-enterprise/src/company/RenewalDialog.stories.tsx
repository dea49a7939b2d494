import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RenewalDialog } from './RenewalDialog.js'

const meta = {
  title: 'Feature Enterprise/Company/RenewalDialog',
  component: RenewalDialog,
  args: { note: null, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `Asks the operator for a renewal of the company, in the company's own words.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the note has the focus first |
| Enter | in the note: a new line; on the button: sends |
| Escape | closes, after a question when something was typed |

**Do** open it again to change what was asked. **Don't** demand a note: the request alone says enough.`,
      },
    },
  },
} satisfies Meta<typeof RenewalDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Asking: Story = {}

/** What was asked already is changed. */
export const Changing: Story = { args: { note: '续期一年，并增加 50 个成员' } }
