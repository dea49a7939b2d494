import { SubmittedForm } from '@spruce/shell-ui/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { AddRoleMembersDialog } from './AddRoleMembersDialog.js'
import { roleMessages } from './roleMessages.js'

const meta = {
  title: 'Feature Enterprise/Roles/AddRoleMembersDialog',
  component: AddRoleMembersDialog,
  args: {
    roleName: '人事专员',
    onSubmit: fn(() => Promise.resolve({ changed: 1 })),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <TestSession>
        <Story />
      </TestSession>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Chooses the people who get a role, up to 200 at once.

| Key | Does |
| --- | --- |
| Typing | searches after a pause |
| Up, Down, Page up, Page down | go through the people that were found |
| Enter | chooses, or takes the choice back |
| Tab | goes on to the chosen people and the buttons |
| Escape | closes, after a question when somebody was chosen |

**Do** tell by \`changed\` of the answer how many got the role: some may have had it. **Don't** expect that it knows who has the role: everybody is found, and those who have it stay as they are.`,
      },
    },
  },
} satisfies Meta<typeof AddRoleMembersDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nobody is chosen. */
export const Refused: Story = {
  decorators: [
    (Story) => (
      <SubmittedForm>
        <Story />
      </SubmittedForm>
    ),
  ],
  play: async ({ globals }) => {
    const t = roleMessages[globals['language'] as Language]
    await screen.findByText(t.membersRequired)
  },
}
