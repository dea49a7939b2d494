import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createWorkbenchesApi, makeWorkbenches } from './workbenchesHandlers.js'
import { WorkbenchFormDialog } from './WorkbenchFormDialog.js'

const [workbench] = makeWorkbenches(1)

const meta = {
  title: 'Feature Enterprise/Workbenches/WorkbenchFormDialog',
  component: WorkbenchFormDialog,
  args: {
    api: () => createWorkbenchesApi(makeWorkbenches(1)),
    permissions: 'all',
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(WorkbenchFormDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `Names a workbench, says whom it is for with how many people that is now, and begins a new one with a template.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was typed |

**Do** say the number again after each change. **Don't** ask for a priority here: the order of all is set in one place.`,
      },
    },
  },
} satisfies Meta<Staged<typeof WorkbenchFormDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Adding: Story = {}

export const Editing: Story = { args: workbench ? { workbench } : {} }

/** The one for everybody has no audience. */
export const AddingGlobal: Story = { args: { scope: 'global' } }
