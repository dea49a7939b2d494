import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { testCatalogue } from './plansHandlers.js'
import { PlanOwnMenuDialog } from './PlanOwnMenuDialog.js'

const template = { planId: 'p1', changes: [], own: [], version: 1 }

const meta = {
  title: 'Feature Operation/Plans/PlanOwnMenuDialog',
  component: PlanOwnMenuDialog,
  args: { template, catalogue: testCatalogue, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `Adds or changes a menu or button that a plan brings along for its customers.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter in a field | saves |
| Escape | closes, after a question when something was typed |

**Do** ask for the name in both languages. **Don't** change the key of one that customers have: it is who it is at them.`,
      },
    },
  },
} satisfies Meta<typeof PlanOwnMenuDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
