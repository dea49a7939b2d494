import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChoiceFilter } from './ChoiceFilter.js'

const meta = {
  title: 'Console Kit/Filters/ChoiceFilter',
  component: ChoiceFilter,
  args: {
    label: '操作',
    anyLabel: '全部操作',
    options: [
      { value: 'addDept', label: '新增部门' },
      { value: 'editDept', label: '编辑部门' },
    ],
    value: undefined,
    onChange: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `A filter of many values, found by typing.

| Key | Does |
| --- | --- |
| ↓, Enter | opens the list; typing searches in it |
| ↑ ↓, Enter | within the list: goes to an option, chooses it |
| Escape | closes; what was chosen stays |

**Do** use FilterSelect where there are but a few. **Don't** leave out the choice of none: it is how the filter is taken back.`,
      },
    },
  },
} satisfies Meta<typeof ChoiceFilter>
export default meta

type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

export const Chosen: Story = { args: { value: 'editDept' } }
