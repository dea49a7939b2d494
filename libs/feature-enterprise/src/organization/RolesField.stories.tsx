import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { FieldStage } from '../testing/FieldStage.js'
import { RolesField } from './RolesField.js'

const meta = {
  title: 'Feature Enterprise/Organization/RolesField',
  component: RolesField,
  args: { name: 'roleIds', label: enterpriseMessages['zh-CN'].roles },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ roleIds: ['role-staff'] }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    inEnglish: { label: enterpriseMessages['en-US'].roles },
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
  play: async ({ canvas, userEvent, globals }) => {
    const t = enterpriseMessages[globals['language'] as Language]
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t.roles}`) }))
    await screen.findAllByRole('option')
  },
}
