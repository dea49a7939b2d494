import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ReplaceDialog } from './ReplaceDialog.js'
import type { Resource } from './resourceQueries.js'
import { createResourcesApi, makeResources } from './resourcesHandlers.js'

const [resource] = makeResources(1) as [Resource]

const meta = {
  title: 'Feature Enterprise/Resources/ReplaceDialog',
  component: ReplaceDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    resource,
    fileName: 'IMG_2041.jpg',
    onSubmit: fn(() => Promise.resolve(resource)),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ReplaceDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Asks before a photo replaces the content of a resource, and whether it keeps its place and camera data.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Space | on the switch: keeps the data, or leaves them out |
| Escape | closes, after a question when something was changed |

**Do** leave the data out unless the person wants them, also where the content before kept them. **Don't** ask of a file that holds none: a plain question is enough.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ReplaceDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing uses the resource. */
export const Unused: Story = { args: { resource: { ...resource, uses: 0 } } }

/** The server fails. */
export const Failed: Story = { args: { onSubmit: fn(failAnswer) } }

/** Long names stay readable. */
export const LongText: Story = {
  args: {
    resource: { ...resource, name: `${'很长的名称'.repeat(10)}.png` },
    fileName: `${'IMG_20261120_'.repeat(8)}.jpg`,
  },
}
