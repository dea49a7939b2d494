import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { FieldStage } from '../testing/FieldStage.js'
import { AudienceRolesField } from './AudienceRolesField.js'

const meta = {
  title: 'Feature Enterprise/Notices/AudienceRolesField',
  component: AudienceRolesField,
  args: { name: 'roleIds', label: enterpriseMessages['zh-CN'].roles, chosen: [] },
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
        component: `The roles of an audience in a form, for whoever may write the audience: from the list of roles, or found by name where the person may not list them.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space | opens the list; on a chip's cross: removes the role |
| Up, Down | go through the roles |
| Enter | chooses, or takes the choice back; the list stays open |
| Escape | closes; the focus returns to the field |

**Do** give the names of what is chosen: who may not list roles learns them from nowhere else. **Don't** use it for the roles that a person holds: \`RolesField\` does that.`,
      },
    },
  },
} satisfies Meta<typeof AudienceRolesField>
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
