import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { refusedStory, savingStory } from '../testing/submittedStory.js'
import { administrators } from './customersHandlers.js'
import { ResetAdministratorDialog } from './ResetAdministratorDialog.js'

const meta = {
  title: 'Feature Operation/Customers/ResetAdministratorDialog',
  component: ResetAdministratorDialog,
  args: { name: '云山制造', administrators, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Asks which administrator of a customer gets a one-time password, and says what comes of it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | submits |
| Escape | closes, after a question when something was changed |

**Do** show the password in OneTimePasswordDialog afterwards. **Don't** offer a person who is no administrator.`,
      },
    },
  },
} satisfies Meta<typeof ResetAdministratorDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The server failed: the reason stands above what was typed. */
export const Refused: Story = { ...refusedStory }

/** It is on its way to the server. */
export const Saving: Story = { ...savingStory }

export const LongText: Story = { args: { name: '很长的客户名称'.repeat(12) } }
