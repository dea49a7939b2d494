import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '../testing/answers.js'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { createPicturesApi, makePictures } from './picturesHandlers.js'
import { ResourceUploads } from './ResourceUploads.js'

const picture = () => new File(['picture'], 'logo-new.png', { type: 'image/png' })
const upload = 'POST /spruce/api/v1/resources'

const meta = {
  title: 'Console Kit/Resources/ResourceUploads',
  component: ResourceUploads,
  args: {
    api: () => createPicturesApi(makePictures(3)),
    permissions: 'all',
    folderId: null,
    onStored: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ResourceUploads),
  parameters: {
    docs: {
      description: {
        component: `Uploads to the resources of a company by button, drop or paste, each with its progress.

| Key | Does |
| --- | --- |
| Tab | the choice of files, whether photos keep their data, then what can be done with each |
| Space | on that choice: turns it on or off for the files that wait or are chosen next |
| Ctrl + V | uploads what the clipboard holds |

**Do** let the person say what happens to a content that the company has already. **Don't** lose what failed: it can be tried again.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ResourceUploads>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Photos may keep their place and camera data. */
export const Metadata: Story = { args: { asksForMetadata: true } }

/** A photo was dropped before: it waits for that choice. */
export const Waiting: Story = { args: { asksForMetadata: true, files: [picture()] } }

/** On its way. */
export const Sending: Story = {
  args: { files: [picture()], api: () => createTestApi({ [upload]: neverAnswer }) },
}

/** The server fails. */
export const Failed: Story = {
  args: { files: [picture()], api: () => createTestApi({ [upload]: failAnswer }) },
}

/** The company has the content already. */
export const Same: Story = {
  args: { files: [new File(['picture'], 'picture-1.png', { type: 'image/png' })] },
}

/** A picture is wanted. */
export const WrongType: Story = {
  args: { isPicture: true, files: [new File(['text'], 'notes.txt', { type: 'text/plain' })] },
}
