import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CheckNode, FormDialog } from '@spruce/shell-ui'
import { fn } from 'storybook/test'
import { SearchedCheckTree, type SearchedCheckTreeProps } from './SearchedCheckTree.js'

const nodes: CheckNode[] = ['图表', '文本'].map((category) => ({
  id: category,
  label: category,
  children: ['趋势', '占比', '说明'].map((name) => ({
    id: `${category}/${name}`,
    label: `${category}：${name}`,
    value: `${category}/${name}`,
  })),
}))

function Preview(props: SearchedCheckTreeProps) {
  return (
    <FormDialog
      title="可用内容"
      initialValues={{ components: ['图表/趋势'] }}
      onSubmit={fn()}
      onClose={fn()}
    >
      <SearchedCheckTree {...props} />
    </FormDialog>
  )
}

const meta = {
  title: 'Feature Operation/Plans/SearchedCheckTree',
  component: Preview,
  args: { name: 'components', label: '组件', searchLabel: '搜索组件', nodes },
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `Groups of checkboxes in a form, of which a search shows some.

| Key | Does |
| --- | --- |
| Enter in the search | searches at once; the form is not saved |
| Escape in the search | clears it |
| Space on a checkbox | chooses it, or clears it |
| Space on a group | chooses all that show, or clears them |

**Do** use it where a list has dozens of entries. **Don't** use it where groups have a value of their own: clearing one would leave chosen what is not shown.`,
      },
    },
  },
} satisfies Meta<typeof Preview>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing to choose from. */
export const Empty: Story = { args: { nodes: [] } }
