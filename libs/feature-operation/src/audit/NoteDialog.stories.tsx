import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NoteDialog } from './NoteDialog.js'

const meta = {
  title: 'Feature Operation/Audit/NoteDialog',
  component: NoteDialog<boolean>,
  args: {
    decision: 'request-information',
    name: '云山制造集团',
    onSubmit: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '440px' },
      description: {
        component: `What an auditor writes to an applicant: what is missing, or why not. It goes to the contact's email as it is written.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | a new line in the note; on a button presses it |
| Escape | closes, after a question when something was typed |

**Do** keep what was typed when the server refuses. **Don't** send a decision without a word of why.`,
      },
    },
  },
} satisfies Meta<typeof NoteDialog<boolean>>
export default meta
type Story = StoryObj<typeof meta>

export const AskForInformation: Story = {}

export const Reject: Story = { args: { decision: 'reject' } }

/** Several at once get the same reason. */
export const RejectMany: Story = { args: { decision: 'reject', name: undefined, count: 12 } }

export const LongText: Story = { args: { name: '很长的企业名称'.repeat(10) } }
