import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { refusedStory, savingStory } from '../testing/submittedStory.js'
import { makeCustomers } from './customersHandlers.js'
import { RenewDialog } from './RenewDialog.js'

const meta = {
  title: 'Feature Operation/Customers/RenewDialog',
  component: RenewDialog,
  args: { customer: makeCustomers(1)[0]!, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Gives a customer a new last day, or none; the presets count on from the end that is in force.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | submits |
| Escape | closes, after a question when something was changed |

**Do** say that a renewal enables a customer whose time is over. **Don't** take a day that is past.`,
      },
    },
  },
} satisfies Meta<typeof RenewDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The server failed: the reason stands above what was typed. */
export const Refused: Story = { ...refusedStory }

/** It is on its way to the server. */
export const Saving: Story = { ...savingStory }

export const LongText: Story = {
  args: { customer: { ...makeCustomers(1)[0]!, name: '很长的客户名称'.repeat(12) } },
}
