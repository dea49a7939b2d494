import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createResourcesApi, iconsId, makeFolders, makeResources } from './resourcesHandlers.js'
import { MoveDialog } from './MoveDialog.js'

const meta = {
  title: 'Feature Enterprise/Resources/MoveDialog',
  component: MoveDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    title: '移动 3 个资源',
    from: undefined,
    rootLabel: '未归入文件夹',
    folders: makeFolders(),
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(MoveDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Chooses the folder that a folder or resources go to.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | in an input: saves |
| Escape | closes, after a question when something was changed |

**Do** say what no folder means: the top of the tree, or in no folder. **Don't** offer a folder itself or what is below it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MoveDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A folder, which cannot go into itself. */
export const OfAFolder: Story = {
  args: { title: '移动文件夹“图标”', rootLabel: '顶级', from: null, excluded: iconsId },
}
