import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { FieldStage } from '../testing/FieldStage.js'
import { DepartmentField } from './DepartmentField.js'

const meta = {
  title: 'Feature Enterprise/Organization/DepartmentField',
  component: DepartmentField,
  args: {
    name: 'parentId',
    label: enterpriseMessages['zh-CN'].parentDepartment,
    help: '不选则为顶级部门',
  },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ parentId: 'rd' }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    inEnglish: { label: enterpriseMessages['en-US'].parentDepartment },
    docs: {
      description: {
        component: `One department of the tenant in a form, from the tree that loads as it opens.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on; in the open panel from the search to the tree |
| Enter, Space | opens the tree; in it: chooses the department |
| Arrow keys | in the tree: move, open and close branches |
| Escape | closes; the focus returns to the field |

**Do** give \`excluded\` the department that is moved: neither it nor what is below it can be chosen. **Don't** offer the top with \`hasTop\` where a department must be named, as for people.`,
      },
    },
  },
} satisfies Meta<typeof DepartmentField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = enterpriseMessages[globals['language'] as Language]
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${t.parentDepartment}`) }),
    )
    await screen.findAllByRole('treeitem')
  },
}

/** The department itself and what is below it cannot be chosen. */
export const WithoutBranch: Story = { args: { hasTop: true, excluded: ['rd'] } }
