import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { createAccessApi } from './accessHandlers.js'
import { accessMessages } from './accessMessages.js'
import { ObjectField } from './ObjectField.js'

const meta = {
  title: 'Feature Enterprise/Roles/ObjectField',
  component: ObjectField,
  args: { kind: 'menu', chosen: undefined },
  decorators: [
    (Story) => (
      <FieldStage
        initialValues={{ personId: 'm1', departmentId: '', appId: 'a1', menuId: '' }}
        api={createAccessApi()}
      >
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The person, department, application or menu whose sight is asked about. The draft holds its id as \`personId\`, \`departmentId\`, \`appId\` or \`menuId\`.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space, Up, Down | opens the list, or the tree of departments; letters are the words of its search |
| Up, Down, Page up, Page down | go through what was found |
| Enter | chooses and closes |
| Escape | closes; the focus returns to the field |

**Do** offer only the kinds whose list the caller may read, as \`permissionOfKind\` says. **Don't** keep the choice when the kind changes: each kind has a value of its own.`,
      },
    },
  },
} satisfies Meta<typeof ObjectField>
export default meta
type Story = StoryObj<typeof meta>

export const Menu: Story = {}

/** Menus and buttons, each with the way to it. */
export const OpenMenus: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = accessMessages[globals['language'] as Language]
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t.menu}`) }))
    await screen.findAllByRole('option')
  },
}

export const Person: Story = {
  args: { kind: 'person', chosen: { kind: 'person', id: 'm1', name: '成员 1' } },
}

export const Department: Story = { args: { kind: 'department' } }

/** Named by whoever asked, and not searched for yet. */
export const Application: Story = {
  args: { kind: 'app', chosen: { kind: 'app', id: 'a1', name: '考勤' } },
}
