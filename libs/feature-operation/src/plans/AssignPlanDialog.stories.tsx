import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { refusedStory, savingStory } from '../testing/submittedStory.js'
import { AssignPlanDialog } from './AssignPlanDialog.js'

const plans = [
  { value: 'p1', label: '标准版' },
  { value: 'p2', label: '专业版' },
]

const meta = {
  title: 'Feature Operation/Plans/AssignPlanDialog',
  component: AssignPlanDialog,
  args: {
    title: '为“云杉科技”指定套餐',
    assigned: { planId: 'p1', version: 1 },
    names: new Map([['p1', '标准版']]),
    find: () => Promise.resolve(plans),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: {
    inEnglish: { names: new Map([['p1', 'Standard']]) },
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `Gives one customer, or several, a plan or none.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter in a field | saves |
| Escape | closes, after a question when something was typed |

**Do** offer only plans that can be given. **Don't** hide that no plan means everything.`,
      },
    },
  },
} satisfies Meta<typeof AssignPlanDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Several: Story = {
  args: { title: '为选中的 12 个客户指定套餐', assigned: undefined },
}

/** The server failed: the reason stands above what was typed. */
export const Refused: Story = { ...refusedStory }

/** It is on its way to the server. */
export const Saving: Story = { ...savingStory }

export const LongText: Story = {
  args: { names: new Map([['p1', '很长的名称'.repeat(10)]]) },
  parameters: { inEnglish: { names: new Map([['p1', 'A long name '.repeat(10)]]) } },
}
