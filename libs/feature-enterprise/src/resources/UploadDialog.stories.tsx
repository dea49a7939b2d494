import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createResourcesApi, makeFolders, makeResources } from './resourcesHandlers.js'
import { UploadDialog } from './UploadDialog.js'

const meta = {
  title: 'Feature Enterprise/Resources/UploadDialog',
  component: UploadDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    folder: makeFolders()[0],
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(UploadDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Uploads files to a folder, by button, drop or paste.

| Key | Does |
| --- | --- |
| Tab | the choice of files, whether photos keep their place and camera data, what can be done with each, Done |
| Ctrl + V | uploads what the clipboard holds |
| Escape | closes, after a question while files are on their way |

**Do** say where the files go. **Don't** close by itself: people want to see that all of them arrived.`,
      },
    },
  },
} satisfies Meta<Staged<typeof UploadDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What was dropped on the page: a picture is among it, so all waits for the choice. */
export const Dropped: Story = {
  args: {
    folder: undefined,
    files: [
      new File(['text'], 'notes.txt', { type: 'text/plain' }),
      new File(['picture'], 'banner-1.png', { type: 'image/png' }),
    ],
  },
}
