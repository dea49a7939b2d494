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
} satisfies Meta<typeof MoveDepartmentDialog>
export default meta

/** From the menu: the target is chosen here. */
export const Choosing: StoryObj<typeof meta> = {}

/** After a drop: the target is known, what changes stands there at once. */
export const Dropped: StoryObj<typeof meta> = { args: { target: 'sales' } }
