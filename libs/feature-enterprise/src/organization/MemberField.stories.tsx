import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { FieldStage } from '../testing/FieldStage.js'
import { MemberField } from './MemberField.js'

const meta = {
  title: 'Feature Enterprise/Organization/MemberField',
  component: MemberField,
  args: {
    name: 'headId',
    label: enterpriseMessages['zh-CN'].head,
    chosen: { id: 'p2', name: '张伟' },
  },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ headId: 'p2' }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    inEnglish: { label: enterpriseMessages['en-US'].head },
    docs: {
      description: {
        component: `One person of the tenant in a form, found by the server while typing.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space, Up, Down | opens the list; letters are the words of its search |
| Up, Down, Page up, Page down | go through the people that were found |
| Enter | chooses and closes |
| Escape | closes; the focus returns to the field |

**Do** give \`chosen\` with id and name, so that the field shows a name before anything is searched. **Don't** use it where a person is required: nobody is an answer here, and it can be cleared.`,
      },
    },
  },
} satisfies Meta<typeof MemberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = enterpriseMessages[globals['language'] as Language]
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t.head}`) }))
    await screen.findAllByRole('option')
  },
}
