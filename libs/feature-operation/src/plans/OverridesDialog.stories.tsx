import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { refusedStory, savingStory } from '../testing/submittedStory.js'
import { makeCustomers, makeEntitlements, makePlans } from './plansHandlers.js'
import { OverridesDialog } from './OverridesDialog.js'

const [plan] = makePlans(1)
const [customer] = makeCustomers(1)

const meta = {
  title: 'Feature Operation/Plans/OverridesDialog',
  component: OverridesDialog,
  args: {
    name: '云杉科技',
    entitlements: makeEntitlements(customer!, plan),
    plan,
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `What one customer has beyond its plan or does not have of it, its own limits, and what no push may change.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter in a field | saves |
| Escape | closes, after a question when something was typed |
| Space on a checkbox | makes or takes back an exception |

**Do** offer each entry on one side only: granted beyond the plan, or taken out of it. **Don't** let exceptions without an end pass for forgotten ones: the note says why.`,
      },
    },
  },
} satisfies Meta<typeof OverridesDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without a plan there is nothing to grant beyond it. */
export const NoPlan: Story = {
  args: { entitlements: makeEntitlements(customer!, undefined), plan: undefined },
}

/** The server failed: the reason stands above what was typed. */
export const Refused: Story = { ...refusedStory }

/** It is on its way to the server. */
export const Saving: Story = { ...savingStory }

export const LongText: Story = { args: { name: '很长的客户名称'.repeat(10) } }
