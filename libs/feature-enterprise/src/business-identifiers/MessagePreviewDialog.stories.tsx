import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createIdentifiersApi, makeIdentifiers } from './identifiersHandlers.js'
import { MessagePreviewDialog } from './MessagePreviewDialog.js'

const path = 'POST /spruce/api/v1/business-identifiers/preview'
const identifiers = makeIdentifiers(1)
const { name, channels, variables } = identifiers[0] ?? { name: '', channels: {}, variables: [] }

const meta = {
  title: 'Feature Enterprise/Business Identifiers/MessagePreviewDialog',
  component: MessagePreviewDialog,
  args: {
    api: () => createIdentifiersApi(identifiers),
    permissions: 'all',
    name,
    channels,
    variables,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(MessagePreviewDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `What templates make of values, channel by channel, as they are typed.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the values, Close |
| Enter | in a value: renders at once |
| Escape | closes; the focus returns |

**Do** leave a value empty to see where it will stand. **Don't** send anything from here.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MessagePreviewDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Templates that are the same for everybody. */
export const NoVariables: Story = {
  args: { channels: { inApp: { title: '班次调整', body: '' } }, variables: [] },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createIdentifiersApi(identifiers, { [path]: () => new Promise<never>(() => undefined) }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createIdentifiersApi(identifiers, { [path]: failAnswer }) },
}
