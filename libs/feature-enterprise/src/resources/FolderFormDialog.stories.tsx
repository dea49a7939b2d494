import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createResourcesApi, makeFolders, makeResources } from './resourcesHandlers.js'
import { FolderFormDialog } from './FolderFormDialog.js'

const meta = {
  title: 'Feature Enterprise/Resources/FolderFormDialog',
  component: FolderFormDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    folders: makeFolders(),
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(FolderFormDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Adds a folder, or gives one another name.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | in an input: saves |
| Escape | closes, after a question when something was changed |

**Do** start a new folder below the one whose menu was opened. **Don't** offer the parent where only the name changes: moving has its own dialog.`,
      },
    },
  },
} satisfies Meta<Staged<typeof FolderFormDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Adding: Story = {}

export const Renaming: Story = { args: { folder: makeFolders()[0] } }
