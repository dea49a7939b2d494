import { createTestApi } from '@spruce/api-client/testing'
import { failAnswer, neverAnswer } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldStage } from '../testing/FieldStage.js'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { MovePreview } from './MovePreview.js'

const read = 'GET /spruce/api/v1/departments/{id}/move-preview'
const { id, parentId } = new TestOrganization().getDepartment('rd')

const staged = (target: string | null, handlers = organizationHandlers()): Story => ({
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ parentId: target }} api={createTestApi(handlers)}>
        <Story />
      </FieldStage>
    ),
  ],
})

const meta = {
  title: 'Feature Enterprise/Organization/MovePreview',
  component: MovePreview,
  args: { id, parentId },
  parameters: {
    docs: {
      description: {
        component: `What a move of a department changes, before it is made: departments and people that go along, the path before and after, and whose data scope, workbenches, applications and notices follow.

A live region: what it says is read when the new parent in the form changes.

**Do** place it below the field of the new parent, in the same form. **Don't** name what stays as it is.`,
      },
    },
  },
} satisfies Meta<typeof MovePreview>
export default meta
type Story = StoryObj<typeof meta>

/** Roles, workbenches and applications follow. */
export const Default: Story = staged('sales')

/** Nothing but the place changes. */
export const PlaceOnly: Story = staged('sales', {
  ...organizationHandlers(),
  [read]: () => ({
    ...new TestOrganization().previewMove('rd', 'sales'),
    ...{ roles: [], workbenches: { gained: 0, lost: 0 } },
    ...{ notices: { gained: 0, lost: 0 }, apps: { gained: 0, lost: 0 } },
  }),
})

/** It is where it was: nothing is asked. */
export const Nowhere: Story = staged(parentId)

/** The server never answers. */
export const Loading: Story = staged('sales', { [read]: neverAnswer })

/** The server fails. */
export const Failed: Story = staged('sales', { [read]: failAnswer })
