import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { menuMessages } from './menuMessages.js'
import { MenuParentField } from './MenuParentField.js'
import { makeMenus } from './menusHandlers.js'

const meta = {
  title: 'Feature Enterprise/Menus/MenuParentField',
  component: MenuParentField,
  args: { name: 'parentId', label: menuMessages['zh-CN'].parent, menus: makeMenus() },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ parentId: 'people' }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    inEnglish: { label: menuMessages['en-US'].parent },
    docs: {
      description: {
        component: `The menu that another one stands below, in a form.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on |
| Enter, Space | opens the tree; in it: chooses the menu |
| Arrow keys | in the tree: move, open and close branches |
| Escape | closes; the focus returns to the field |

**Do** give \`excluded\` the menu that is moved: neither it nor what is below it can be chosen. **Don't** offer buttons: nothing stands below one.`,
      },
    },
  },
} satisfies Meta<typeof MenuParentField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = menuMessages[globals['language'] as Language]
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t.parent}`) }))
    await screen.findAllByRole('treeitem')
  },
}

/** The application has no menus: only the top is left. */
export const Empty: Story = { args: { menus: [] } }
