import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '../testing/answers.js'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { createPicturesApi, makeDocuments, makePictures } from './picturesHandlers.js'
import { ResourcePickerDialog } from './ResourcePickerDialog.js'

const list = 'GET /spruce/api/v1/resources'

const meta = {
  title: 'Console Kit/Resources/ResourcePickerDialog',
  component: ResourcePickerDialog,
  args: {
    api: () => createPicturesApi(makePictures(24)),
    permissions: 'all',
    chosen: makePictures(2)[1]?.url,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ResourcePickerDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `The pictures of the company, the newest first: found, chosen, or uploaded and chosen at once.

| Key | Does |
| --- | --- |
| Tab | the search, the pictures, the pages, the upload, Close |
| Enter, Space | on a picture: chooses it |
| Escape | closes and leaves what was chosen |

**Do** take an upload as the choice. **Don't** offer documents where a picture is shown; only for what people download.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ResourcePickerDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createPicturesApi([]) } }

/** The server never answers. */
export const Loading: Story = { args: { api: () => createTestApi({ [list]: neverAnswer }) } }

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [list]: failAnswer }) } }

export const NoPermission: Story = { args: { permissions: [] } }

/** Pictures of a size at most. */
export const Small: Story = { args: { maxBytes: 1024 * 1024 } }

/** Files of every kind: what has no picture shows the sign of a document. */
export const Files: Story = {
  args: {
    isAnyFile: true,
    api: () => createPicturesApi([...makeDocuments(2), ...makePictures(4)]),
    chosen: null,
  },
}
