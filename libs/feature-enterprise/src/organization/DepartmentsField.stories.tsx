import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { FieldStage } from '../testing/FieldStage.js'
import { DepartmentsField } from './DepartmentsField.js'

const meta = {
  title: 'Feature Enterprise/Organization/DepartmentsField',
  component: DepartmentsField,
  args: {
    name: 'departmentIds',
    label: enterpriseMessages['zh-CN'].departments,
    chosen: [{ id: 'rd', name: '研发中心' }],
  },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ departmentIds: ['rd'] }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    inEnglish: { label: enterpriseMessages['en-US'].departments },
    docs: {
      description: {
        component: `Several departments of a person in a form; the first is the main one.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on; in the open panel from the search to the tree |
| Enter, Space | opens the tree; in it: chooses the department, or takes it back |
| Arrow keys | in the tree: move, open and close branches |
| Enter, Space | on a chip's cross: removes it |
| Escape | closes; the focus returns to the field |

**Do** name in \`chosen\` what is set at the start: the tree may not have loaded it. **Don't** sort the ids: their order says which department is the main one.`,
      },
    },
  },
} satisfies Meta<typeof DepartmentsField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = enterpriseMessages[globals['language'] as Language]
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${t.departments}`) }),
    )
    await screen.findAllByRole('treeitem')
  },
}
