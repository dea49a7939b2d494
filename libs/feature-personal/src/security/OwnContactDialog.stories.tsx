import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestPersonal } from '../testing/TestPersonal.js'
import { OwnContactDialog } from './OwnContactDialog.js'

const meta = {
  title: 'Feature Personal/Security/OwnContactDialog',
  component: OwnContactDialog,
  args: { kind: 'email', onClose: fn() },
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
        component: `ContactDialog at work: asks the server, changes the own phone or email and keeps the session.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the contact has the focus first |
| Enter | in a field: submits |
| Escape | closes, after a question when something was typed |

**Do** open it by \`openContactDialog\`, with the kind alone; what is bound comes from the session. **Don't** ask once whether a contact is free: somebody may take it between the code and the submit.`,
      },
    },
  },
} satisfies Meta<typeof OwnContactDialog>
export default meta

export const Default: StoryObj<typeof meta> = {}
