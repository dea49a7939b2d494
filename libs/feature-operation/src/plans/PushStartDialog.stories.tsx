import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { refusedStory, savingStory } from '../testing/submittedStory.js'
import { PushStartDialog } from './PushStartDialog.js'

const meta = {
  title: 'Feature Operation/Plans/PushStartDialog',
  component: PushStartDialog,
  args: { changing: 12, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `The last question before a push to all customers of a plan: what it is for.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter in a field | saves |
| Escape | closes, after a question when something was typed |

**Do** name how many customers change. **Don't** push without a preview before it.`,
      },
    },
  },
} satisfies Meta<typeof PushStartDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The server failed: the reason stands above what was typed. */
export const Refused: Story = { ...refusedStory }

/** It is on its way to the server. */
export const Saving: Story = { ...savingStory }
