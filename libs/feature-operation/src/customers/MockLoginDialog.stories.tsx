import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { administrators } from './customersHandlers.js'
import { MockLoginDialog } from './MockLoginDialog.js'

const meta = {
  title: 'Feature Operation/Customers/MockLoginDialog',
  component: MockLoginDialog,
  args: { name: '云山制造', administrators, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Asks as whom, why and how long somebody acts for a customer, and names the limits.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | submits |
| Escape | closes, after a question when something was changed |

**Do** ask for the reason each time: the customer reads it in its log. **Don't** offer more than 30 minutes.`,
      },
    },
  },
} satisfies Meta<typeof MockLoginDialog>
export default meta

export const Default: StoryObj<typeof meta> = {}

export const LongText: StoryObj<typeof meta> = { args: { name: '很长的客户名称'.repeat(12) } }
