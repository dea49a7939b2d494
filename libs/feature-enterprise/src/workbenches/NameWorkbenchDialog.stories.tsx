import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createWorkbenchesApi, makeWorkbenches } from './workbenchesHandlers.js'
import { NameWorkbenchDialog } from './NameWorkbenchDialog.js'

const meta = {
  title: 'Feature Enterprise/Workbenches/NameWorkbenchDialog',
  component: NameWorkbenchDialog,
  args: {
    api: () => createWorkbenchesApi(makeWorkbenches(1)),
    permissions: 'all',
    workbench: { name: '车间工作台' },
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(NameWorkbenchDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Names the copy of a workbench, which is not published.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was typed |

**Do** offer a name that says where it came from. **Don't** publish a copy.`,
      },
    },
  },
} satisfies Meta<Staged<typeof NameWorkbenchDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
