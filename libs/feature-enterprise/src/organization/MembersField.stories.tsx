import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { MembersField } from './MembersField.js'

const meta = {
  title: 'Feature Enterprise/Organization/MembersField',
  component: MembersField,
  args: { name: 'memberIds', label: '成员', isRequired: true },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ memberIds: [] }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Several people of the tenant in a form, found by the server while typing.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space | opens the list; on a chip's cross: removes the person |
| Up, Down, Page up, Page down | go through the people that were found |
| Enter | chooses, or takes the choice back; the list stays open |
| Escape | closes; the focus returns to the field |

**Do** use it among other fields, with a label that says what becomes of the people. **Don't** use it where choosing people is all a dialog asks; UserPickDialog keeps its list open.`,
      },
    },
  },
} satisfies Meta<typeof MembersField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^成员/ }))
    await screen.findByRole('option', { name: /李娜/ })
  },
}
