import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestPersonal } from '../testing/TestPersonal.js'
import { OwnPasswordDialog } from './OwnPasswordDialog.js'

const meta = {
  title: 'Feature Personal/Security/OwnPasswordDialog',
  component: OwnPasswordDialog,
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <TestPersonal>
        <Story />
      </TestPersonal>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `PasswordDialog at work: encrypts and sends; by the old password the session goes on, by a code it ends.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | in a field: submits; on a button: presses it |
| Escape | closes, after a question when something was typed |

**Do** say on the sign-in page why somebody has to sign in again after a change by code. **Don't** show the form to somebody whom an identity provider let in; a question leads to the sign-in by password instead.`,
      },
    },
  },
} satisfies Meta<typeof OwnPasswordDialog>
export default meta

export const Default: StoryObj<typeof meta> = {}
