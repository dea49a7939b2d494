import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createWorkbenchesApi, makeWorkbenches } from './workbenchesHandlers.js'
import { PublishWorkbenchDialog } from './PublishWorkbenchDialog.js'

const meta = {
  title: 'Feature Enterprise/Workbenches/PublishWorkbenchDialog',
  component: PublishWorkbenchDialog,
  args: {
    api: () => createWorkbenchesApi(makeWorkbenches(1)),
    permissions: 'all',
    workbench: { name: '车间工作台' },
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(PublishWorkbenchDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Shows the draft of a workbench to those whom it is for, with a note that stands among its revisions.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was typed |

**Do** say that it is shown at once. **Don't** require a note.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PublishWorkbenchDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
