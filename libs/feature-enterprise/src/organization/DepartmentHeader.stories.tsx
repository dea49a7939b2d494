import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { departmentActions } from './departmentActions.js'
import { DepartmentHeader } from './DepartmentHeader.js'

const department = new TestOrganization().getDepartment('rd')
const actions = departmentActions({
  add: fn(() => Promise.resolve()),
  edit: fn(() => Promise.resolve()),
  move: fn(() => Promise.resolve()),
  remove: fn(() => Promise.resolve()),
})

const meta = {
  title: 'Feature Enterprise/Organization/DepartmentHeader',
  component: DepartmentHeader,
  args: { name: department.name, department, actions },
  decorators: [
    (Story) => (
      <TestSession>
        <Story />
      </TestSession>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `The chosen department above its members: name, path, code, head, counts, description, and its actions.

| Key | Does |
| --- | --- |
| Tab | goes to the first action, then to the menu of the others |
| Enter, Space | runs the action, or opens the menu |
| Arrow keys, Home, End, letters | in the menu: move |
| Escape | closes the menu |

**Do** give the name that the tree knows, so that it stands there while the rest is fetched. **Don't** offer an action without its permission.`,
      },
    },
  },
} satisfies Meta<typeof DepartmentHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The other actions, opened by keyboard. */
export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getAllByRole('button').find((one) => one.ariaHasPopup === 'menu')
    button?.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
  },
}

/** The tree knows its name; the rest is being fetched. */
export const Loading: Story = { args: { department: undefined } }

/** Nobody leads it, and nothing is said of it. */
export const Bare: Story = {
  args: { department: { ...department, code: null, headName: null, description: null } },
}

/** May look, may not change. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <TestSession permissions={['department:list', 'user:list']}>
        <Story />
      </TestSession>
    ),
  ],
}

export const LongText: Story = {
  args: { department: { ...department, name: '研发中心'.repeat(12) } },
}
