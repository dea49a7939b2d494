import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { SubmittedForm } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { refuseAt } from '../testing/refuseAt.js'
import { IdentifierFormDialog } from './IdentifierFormDialog.js'
import { createIdentifiersApi, makeIdentifiers } from './identifiersHandlers.js'

const [identifier] = makeIdentifiers(1)

const meta = {
  title: 'Feature Enterprise/Business Identifiers/IdentifierFormDialog',
  component: IdentifierFormDialog,
  args: {
    api: () => createIdentifiersApi(makeIdentifiers(1)),
    permissions: 'all',
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(IdentifierFormDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `Writes a business identifier: its variables, and the template of each channel.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the variables below a field are one stop |
| ← →, Enter | through the variables of a field; inserts one at its cursor |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was typed |

**Do** declare each variable with its longest value: the size of an SMS is counted with it. **Don't** offer to change the code: programs send by it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof IdentifierFormDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Adding: Story = {}

export const Editing: Story = { args: identifier ? { identifier } : {} }

/** Begins as another one. */
export const Copying: Story = { args: identifier ? { source: identifier } : {} }

/** The code is in use. */
export const Refused: Story = {
  args: {
    ...(identifier && { source: identifier }),
    onSubmit: fn(refuseAt('code', '该编码已被使用')),
  },
  parameters: { inEnglish: { onSubmit: fn(refuseAt('code', 'This code is in use')) } },
  decorators: [
    (Story) => (
      <SubmittedForm>
        <Story />
      </SubmittedForm>
    ),
  ],
  play: async () => {
    await screen.findByRole('textbox', { description: /该编码已被使用|This code is in use/ })
  },
}
