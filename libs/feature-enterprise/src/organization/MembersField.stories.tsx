import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { FieldStage } from '../testing/FieldStage.js'
import { MembersField } from './MembersField.js'

const meta = {
  title: 'Feature Enterprise/Organization/MembersField',
  component: MembersField,
  args: { name: 'memberIds', label: enterpriseMessages['zh-CN'].members, isRequired: true },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ memberIds: [] }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    inEnglish: { label: enterpriseMessages['en-US'].members },
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
  play: async ({ canvas, userEvent, globals }) => {
    const t = enterpriseMessages[globals['language'] as Language]
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t.members}`) }))
    await screen.findAllByRole('option')
  },
}
