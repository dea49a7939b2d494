import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { createAccessApi } from './accessHandlers.js'
import { accessMessages } from './accessMessages.js'
import { PermissionField } from './PermissionField.js'

const meta = {
  title: 'Feature Enterprise/Roles/PermissionField',
  component: PermissionField,
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ permCode: 'department:add' }} api={createAccessApi()}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `One of the permissions that a role of the tenant could give, with the place of its menu or button. The draft holds its code as \`permCode\`.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space, Up, Down | opens the list; letters are the words of its search |
| Up, Down, Page up, Page down | go through the permissions |
| Enter | chooses and closes |
| Escape | closes; the focus returns to the field |

**Do** use it where one permission is asked about. **Don't** use it to give permissions: a role's tree shows what belongs together.`,
      },
    },
  },
} satisfies Meta<typeof PermissionField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A permission that stands at several menus is one choice. */
export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = accessMessages[globals['language'] as Language]
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${t.permission}`) }),
    )
    await screen.findAllByRole('option')
  },
}
