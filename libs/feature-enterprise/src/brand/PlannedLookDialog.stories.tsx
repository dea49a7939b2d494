import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBrandApi, makeBrand, makePlan } from './brandHandlers.js'
import { PlannedLookDialog } from './PlannedLookDialog.js'

const meta = {
  title: 'Feature Enterprise/Brand/PlannedLookDialog',
  component: PlannedLookDialog,
  args: {
    api: () => createBrandApi(makeBrand()),
    permissions: 'all',
    plan: makePlan(),
    onClose: () => undefined,
  },
  argTypes: behindStory,
  render: inPortal(PlannedLookDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `A look that comes out at a time, on every page, in every mode and palette, and when that is.

| Key | Does |
| --- | --- |
| Tab | goes from preview to preview |
| Enter, Space | enlarges one |
| Escape | closes |

**Do** show what was planned, whatever the draft is by now. **Don't** let it be edited here.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PlannedLookDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
