import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DraftLinkDialog } from './DraftLinkDialog.js'

const meta = {
  title: 'Feature Enterprise/Brand/DraftLinkDialog',
  component: DraftLinkDialog,
  args: {
    link: {
      url: '/login?tenant=yunshan&draft=WyJ0Il0.2J8Qm1vYt0bC5xW9aHsJfA',
      expiresAt: '2026-11-21T08:00:00.000Z',
    },
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `A link that shows the draft of the look on the real sign-in page for a day: to open in a new tab, or to copy for whoever decides.

| Key | Does |
| --- | --- |
| Tab | the link, close, copy |
| Enter | on the link: opens it in a new tab |
| Escape | closes |

**Do** open it once the server has made the link. **Don't** put a link here that opens more than the draft: whoever has it needs no account.`,
      },
    },
  },
} satisfies Meta<typeof DraftLinkDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Something is typed that is not in the draft. */
export const Unsaved: Story = { args: { isDirty: true } }
