import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { MoveDepartmentDialog } from './MoveDepartmentDialog.js'

const department = new TestOrganization().getDepartment('rd')

const meta = {
  title: 'Feature Enterprise/Organization/MoveDepartmentDialog',
  component: MoveDepartmentDialog,
  args: {
    department,
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
        component: `Chooses where a department goes and says how many departments and people go along, before they do.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the new parent has the focus first |
| Enter, Space | on the field: opens the tree; on a button: presses it |
| Arrow keys | in the tree: move, open and close branches |
| Escape | closes the tree, then the dialog |

**Do** give \`target\` after a drop, so that what changes stands there at once. **Don't** move on the drop alone: a slip of the hand would move a whole branch.`,
      },
    },
  },
} satisfies Meta<typeof MoveDepartmentDialog>
export default meta

/** From the menu: the target is chosen here. */
export const Choosing: StoryObj<typeof meta> = {}

/** After a drop: the target is known, what changes stands there at once. */
export const Dropped: StoryObj<typeof meta> = { args: { target: 'sales' } }

export const LongText: StoryObj<typeof meta> = {
  args: { department: { ...department, name: '研发中心'.repeat(12) } },
}
