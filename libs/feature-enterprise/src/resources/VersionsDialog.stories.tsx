import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Resource } from './resourceQueries.js'
import { createResourcesApi, makeResources } from './resourcesHandlers.js'
import { VersionsDialog } from './VersionsDialog.js'

const meta = {
  title: 'Feature Enterprise/Resources/VersionsDialog',
  component: VersionsDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    resource: makeResources(1)[0] as Resource,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(VersionsDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `What a resource was before its content was replaced: each can be downloaded and made its content again.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the list, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** say that a restoration loses nothing: what is there now becomes an older version. **Don't** count on an address of the list for longer than a minute.`,
      },
    },
  },
} satisfies Meta<Staged<typeof VersionsDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['resource:list'] } }

/** Its content was never replaced. */
export const Empty: Story = { args: { resource: makeResources(2)[1] as Resource } }
