import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createResourcesApi, makeResources } from './resourcesHandlers.js'
import { PreviewDialog } from './PreviewDialog.js'

const meta = {
  title: 'Feature Enterprise/Resources/PreviewDialog',
  component: PreviewDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    resources: makeResources(5),
    start: 0,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(PreviewDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Shows a resource: a picture, a text, sound or film; of others what is known, and the download.

| Key | Does |
| --- | --- |
| Left, Right, Page Up, Page Down | the previous and the next one |
| Home, End | the first and the last one |
| Tab | previous, next, download, close |
| Escape | closes; the focus returns |

**Do** go through the rows in the order of the list. **Don't** open a document inside the page: it is downloaded.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PreviewDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {}

/** A document, which is downloaded. */
export const Document: Story = { args: { start: 2 } }

export const Text: Story = {
  args: {
    resources: makeResources(3)
      .slice(2)
      .map((one) => ({ ...one, name: 'notes.txt', mediaType: 'text/plain' })),
  },
}
