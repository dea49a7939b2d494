import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { refuseAt } from '../testing/refuseAt.js'
import { TestSession } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { MemberFormDialog } from './MemberFormDialog.js'

const member = new TestOrganization().getMember('p3')

const meta = {
  title: 'Feature Enterprise/Organization/MemberFormDialog',
  component: MemberFormDialog,
  args: {
    department: { id: 'rd', name: '研发中心' },
    onSubmit: fn(() => Promise.resolve(member)),
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
        component: `Adds or edits a person: name, account, contacts, departments, roles and, when adding, a password.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the name has the focus first |
| Enter | in an input: saves, or the first wrong field has the focus; on a field with a list: opens it |
| Escape | closes, after a question when something was typed |

**Do** show the password that the server made with OneTimePasswordDialog when none was typed. **Don't** let the account be changed later: it is read-only once the person is there.`,
      },
    },
  },
} satisfies Meta<typeof MemberFormDialog>
export default meta

export const Adding: StoryObj<typeof meta> = {}

export const Editing: StoryObj<typeof meta> = {
  args: { member },
}

/** The server knows somebody else by that number. */
export const Refused: StoryObj<typeof meta> = {
  args: { ...Editing.args, onSubmit: fn(refuseAt('mobile', '该手机号已被使用，请更换')) },
  parameters: {
    inEnglish: {
      onSubmit: fn(refuseAt('mobile', 'This phone number is already used. Please change it')),
    },
  },
  play: async ({ userEvent, globals }) => {
    const { save, mobile } = enterpriseMessages[globals['language'] as Language]
    await userEvent.click(await screen.findByRole('button', { name: save }))
    await screen.findByRole('textbox', { name: mobile, description: /已被使用|already used/ })
  },
}

export const LongText: StoryObj<typeof meta> = {
  args: {
    member: {
      ...member,
      nickName: '李娜'.repeat(25),
      departments: member.departments.map((one) => ({ ...one, name: '研发中心'.repeat(12) })),
    },
  },
}
