import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { MoveMembersDialog } from './MoveMembersDialog.js'

const meta = {
  title: 'Feature Enterprise/Organization/MoveMembersDialog',
  component: MoveMembersDialog,
  args: {
    names: ['张伟'],
    from: { id: 'rd', name: '研发中心' },
    onSubmit: fn(() => Promise.resolve()),
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
        component: `Chooses the department to which people move, out of one department or out of their main one.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the department has the focus first |
| Enter, Space | on the field: opens the tree; on a button: presses it |
| Arrow keys | in the tree: move, open and close branches |
| Escape | closes the tree, then the dialog |

**Do** give \`from\` where the people were chosen in one department; that is the one they leave. **Don't** leave open what happens to other departments: the lead says which one they leave.`,
      },
    },
  },
} satisfies Meta<typeof MoveMembersDialog>
export default meta

export const One: StoryObj<typeof meta> = {}

/** From several departments: each leaves the main one. */
export const Several: StoryObj<typeof meta> = {
  args: { names: ['张伟', '李娜', '王强'], from: undefined },
}

export const LongText: StoryObj<typeof meta> = {
  args: { names: ['张伟'.repeat(25)], from: { id: 'rd', name: '研发中心'.repeat(12) } },
}
