import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createWorkbenchesApi, makeWorkbenches, workbenchId } from './workbenchesHandlers.js'
import { RevisionsDialog } from './RevisionsDialog.js'

const meta = {
  title: 'Feature Enterprise/Workbenches/RevisionsDialog',
  component: RevisionsDialog,
  args: {
    api: () => createWorkbenchesApi(makeWorkbenches(1)),
    permissions: 'all',
    workbench: { id: workbenchId(1), name: '车间工作台 1' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(RevisionsDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `The saved states of a workbench, the newest first: which one people see, which one is the draft, and which were published.

| Key | Does |
| --- | --- |
| Tab | goes through the filter and the table |
| Arrow keys | move in the table |
| Enter, Space | runs the action in focus |
| Escape | closes |

**Do** offer to roll back to what was published once. **Don't** lose the present draft: it stays among the revisions.`,
      },
    },
  },
} satisfies Meta<Staged<typeof RevisionsDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Failed: Story = {
  args: {
    api: () =>
      createWorkbenchesApi(makeWorkbenches(1), {
        'GET /spruce/api/v1/workbenches/{id}/revisions': failAnswer,
      }),
  },
}

/** May read them only. */
export const ReadOnly: Story = { args: { permissions: ['workbench:list'] } }
