import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { refuseAt } from '../testing/refuseAt.js'
import { TestSession } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { DepartmentFormDialog } from './DepartmentFormDialog.js'

const department = new TestOrganization().getDepartment('rd')

const meta = {
  title: 'Feature Enterprise/Organization/DepartmentFormDialog',
  component: DepartmentFormDialog,
  args: {
    parentId: 'group',
    onSubmit: fn(() => Promise.resolve(department)),
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
        component: `Adds or edits a department in a dialog.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the name has the focus first |
| Enter | in an input: saves, or the first wrong field has the focus; in the description a new line |
| Escape | closes, after a question when something was typed |

**Do** give it the department as a whole: it says the head's name, too. **Don't** move a department in it; what goes along with a move is said by MoveDepartmentDialog.`,
      },
    },
  },
} satisfies Meta<typeof DepartmentFormDialog>
export default meta

export const Adding: StoryObj<typeof meta> = {}

export const Editing: StoryObj<typeof meta> = {
  args: { department },
}

/** The server has a department of that name already. */
export const Refused: StoryObj<typeof meta> = {
  args: { ...Editing.args, onSubmit: fn(refuseAt('name', '同级部门中已有该名称')) },
  parameters: {
    inEnglish: { onSubmit: fn(refuseAt('name', 'A department here has this name already')) },
  },
  play: async ({ userEvent, globals }) => {
    const { save, departmentName } = enterpriseMessages[globals['language'] as Language]
    await userEvent.click(await screen.findByRole('button', { name: save }))
    await screen.findByRole('textbox', { name: departmentName, description: /名称|name/ })
  },
}

export const LongText: StoryObj<typeof meta> = {
  args: {
    department: {
      ...department,
      name: '研发中心'.repeat(12),
      description: '很长的说明'.repeat(60),
      headName: '张伟'.repeat(12),
    },
  },
}
