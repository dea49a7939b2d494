import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { testCatalogue } from './plansHandlers.js'
import { PlanMenuChangeDialog } from './PlanMenuChangeDialog.js'

const template = { planId: 'p1', changes: [], own: [], version: 1 }

const meta = {
  title: 'Feature Operation/Plans/PlanMenuChangeDialog',
  component: PlanMenuChangeDialog,
  args: { template, catalogue: testCatalogue, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `Shows a menu of the platform to a plan's customers under another name, in another order, or not at all.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter in a field | saves |
| Escape | closes, after a question when something was typed |

**Do** leave empty what stays as the platform has it. **Don't** accept a change that changes nothing.`,
      },
    },
  },
} satisfies Meta<typeof PlanMenuChangeDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
