import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createResourcesApi, makeResources } from './resourcesHandlers.js'
import type { Resource } from './resourceQueries.js'
import { UsesDialog } from './UsesDialog.js'

const meta = {
  title: 'Feature Enterprise/Resources/UsesDialog',
  component: UsesDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    resource: makeResources(1)[0] as Resource,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(UsesDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Where a resource is used, with a way to each place.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the list, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** open it in the place of a removal that the uses forbid. **Don't** offer a way to places that the person may not open: the name is enough.`,
      },
    },
  },
} satisfies Meta<Staged<typeof UsesDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Opened instead of a removal. */
export const Removal: Story = { args: { isRemoval: true } }

/** May see resources and nothing that uses them. */
export const ReadOnly: Story = { args: { permissions: ['resource:list'] } }

/** Nothing uses it. */
export const Empty: Story = { args: { resource: makeResources(2)[1] as Resource } }
