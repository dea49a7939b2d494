import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { refusedStory, savingStory } from '../testing/submittedStory.js'
import { makePlans, testCatalogue } from './plansHandlers.js'
import { PlanContentDialog } from './PlanContentDialog.js'

const [plan] = makePlans(1)

const meta = {
  title: 'Feature Operation/Plans/PlanContentDialog',
  component: PlanContentDialog,
  args: { plan: plan!, catalogue: testCatalogue, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `What the customers of a plan may use: of apps, menus, permissions and components everything or what is chosen; permissions and components can be searched.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter in a field | saves |
| Escape | closes, after a question when something was typed |
| Space on a checkbox | chooses it and what stands above it, or clears it and what is below |

**Do** say how many customers it holds for. **Don't** write the names of all entries where everything is meant: later ones would be missing.`,
      },
    },
  },
} satisfies Meta<typeof PlanContentDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** No component has ever been put on the shelf. */
export const NoComponents: Story = {
  args: { catalogue: { ...testCatalogue, components: [] } },
}

/** The server failed: the reason stands above what was typed. */
export const Refused: Story = { ...refusedStory }

/** It is on its way to the server. */
export const Saving: Story = { ...savingStory }
