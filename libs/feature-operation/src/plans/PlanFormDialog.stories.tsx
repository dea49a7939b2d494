import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { refusedStory, savingStory } from '../testing/submittedStory.js'
import { makePlans } from './plansHandlers.js'
import { PlanFormDialog } from './PlanFormDialog.js'

const [plan] = makePlans(1)

const meta = {
  title: 'Feature Operation/Plans/PlanFormDialog',
  component: PlanFormDialog,
  args: { onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `Adds a plan or changes its name, description and limits.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter in a field | saves |
| Escape | closes, after a question when something was typed |

**Do** leave a limit empty where there is none. **Don't** offer to change the code: files and people name a plan by it.`,
      },
    },
  },
} satisfies Meta<typeof PlanFormDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Editing: Story = { args: { plan: plan! } }

/** The server failed: the reason stands above what was typed. */
export const Refused: Story = {
  ...refusedStory,
  args: { ...refusedStory.args, plan: plan! },
}

/** It is on its way to the server. */
export const Saving: Story = { ...savingStory, args: { ...savingStory.args, plan: plan! } }

export const LongText: Story = {
  args: { plan: { ...plan!, name: '很长的名称'.repeat(10), description: '很长的说明'.repeat(30) } },
}
