import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { RolesField } from './RolesField.js'

const meta = {
  title: 'Feature Enterprise/Organization/RolesField',
  component: RolesField,
  args: { name: 'roleIds', label: '角色' },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ roleIds: ['role-staff'] }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The roles of a person in a form; one that is switched off stays chosen but cannot be added.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space | opens the list; on a chip's cross: removes the role |
| Up, Down, Page up, Page down | go through the roles |
| Enter | chooses, or takes the choice back; the list stays open |
| Escape | closes; the focus returns to the field |

**Do** let the form be saved when the roles could not be loaded; the field says so below. **Don't** drop roles that are switched off from the draft: saving would take them away unasked.`,
      },
    },
  },
} satisfies Meta<typeof RolesField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^角色/ }))
    await screen.findByRole('option', { name: /管理员/ })
  },
}
