import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FolderPanel } from './FolderPanel.js'
import { brandId, createResourcesApi, makeFolders, makeResources } from './resourcesHandlers.js'

const meta = {
  title: 'Feature Enterprise/Resources/FolderPanel',
  component: FolderPanel,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    folders: makeFolders(),
    selected: brandId,
    onSelect: fn(),
  },
  argTypes: behindStory,
  render: inPortal(FolderPanel),
  parameters: {
    docs: {
      description: {
        component: `The folders of the resources: chosen, added, renamed, moved, removed.

| Key | Does |
| --- | --- |
| Tab | all resources, those in no folder, the tree |
| Keys of Tree | within the tree; Shift + F10 opens the menu of a folder |
| Ctrl + X, Ctrl + V | takes a folder up, and puts it below another |

**Do** open the way to the chosen folder. **Don't** remove a folder with anything in it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof FolderPanel>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** No folder so far. */
export const Empty: Story = { args: { folders: [], selected: undefined } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['resource:list'] } }
