import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createResourcesApi, makeFolders, makeResources } from './resourcesHandlers.js'
import type { Resource } from './resourceQueries.js'
import { ResourceFormDialog } from './ResourceFormDialog.js'

const meta = {
  title: 'Feature Enterprise/Resources/ResourceFormDialog',
  component: ResourceFormDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    resource: makeResources(1)[0] as Resource,
    folders: makeFolders(),
    known: ['品牌', '首页'],
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ResourceFormDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Names a resource, says where it lies and what it is found by.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | in an input: saves |
| Escape | closes, after a question when something was changed |

**Do** keep the extension: it says what the content is. **Don't** change the address with the name: whatever uses the resource goes on showing it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ResourceFormDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
