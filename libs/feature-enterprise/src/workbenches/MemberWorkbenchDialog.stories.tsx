import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createWorkbenchesApi, makeWorkbenches } from './workbenchesHandlers.js'
import { MemberWorkbenchDialog } from './MemberWorkbenchDialog.js'

const meta = {
  title: 'Feature Enterprise/Workbenches/MemberWorkbenchDialog',
  component: MemberWorkbenchDialog,
  args: {
    api: () => createWorkbenchesApi(makeWorkbenches(1)),
    permissions: 'all',
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(MemberWorkbenchDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Says which workbench a person sees, and why: personal over business over global over the home page of the platform.

| Key | Does |
| --- | --- |
| Tab | goes to the choice of the person |
| Enter, Space | opens the choice |
| Escape | closes |

**Do** name the role or department behind each. **Don't** show what the person arranged for themselves.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MemberWorkbenchDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
