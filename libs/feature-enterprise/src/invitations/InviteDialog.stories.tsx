import { SubmittedForm } from '@spruce/shell-ui/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { InviteDialog } from './InviteDialog.js'
import { invitationMessages } from './invitationMessages.js'

const meta = {
  title: 'Feature Enterprise/Invitations/InviteDialog',
  component: InviteDialog,
  args: {
    departments: [{ id: 'rd', name: '研发中心' }],
    onSubmit: fn(() => Promise.resolve({ sent: [], refused: [] })),
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
      story: { inline: false, height: '640px' },
      description: {
        component: `Invites one person or many: contacts typed or pasted, each checked as it is typed.

| Key | Does |
| --- | --- |
| Typing, pasting | says at once how many will be invited and what is wrong with which |
| Enter | in the contacts: a new line |
| Tab | goes on to departments, roles and the buttons |
| Escape | closes, after a question when something was typed |

**Do** take the two columns name and mobile as they are pasted from a sheet. **Don't** look up by itself whether a contact has an account: the person asks, of one contact, and calls are counted.`,
      },
    },
  },
} satisfies Meta<typeof InviteDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Two that can be invited. */
export const Filled: Story = {
  args: { initial: { contacts: '张伟 13812345678\nlina@example.cn' } },
}

/** Each fault, beside one that is right. */
export const Faulty: Story = {
  args: {
    initial: { contacts: '13812345678\n1381234567\nlina@\n12345\n13812345678', departmentIds: [] },
  },
  decorators: [
    (Story) => (
      <SubmittedForm>
        <Story />
      </SubmittedForm>
    ),
  ],
  play: async ({ globals }) => {
    const t = invitationMessages[globals['language'] as Language]
    await screen.findByText(t.someWrong(4))
    await screen.findByText(t.chooseDepartments)
  },
}
