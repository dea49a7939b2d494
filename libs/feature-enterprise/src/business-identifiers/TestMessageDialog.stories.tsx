import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createIdentifiersApi, makeIdentifiers } from './identifiersHandlers.js'
import { TestMessageDialog } from './TestMessageDialog.js'

const [identifier] = makeIdentifiers(1) as [ReturnType<typeof makeIdentifiers>[number]]

const meta = {
  title: 'Feature Enterprise/Business Identifiers/TestMessageDialog',
  component: TestMessageDialog,
  args: {
    api: () => createIdentifiersApi([identifier]),
    permissions: 'all',
    identifier,
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(TestMessageDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Sends a message by an identifier to who asks for it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the first value has the focus first |
| Space | on a switch: this channel, or not |
| Enter | in an input: sends, or the first wrong field has the focus |
| Escape | closes, after a question when something was typed |

**Do** say that the message stands in the delivery log. **Don't** offer anybody else as recipient.`,
      },
    },
  },
} satisfies Meta<Staged<typeof TestMessageDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing to fill in. */
export const NoVariables: Story = { args: { identifier: { ...identifier, variables: [] } } }
