import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBrandApi, makeBrand, makeRelease } from './brandHandlers.js'
import { LookDialog } from './LookDialog.js'

const meta = {
  title: 'Feature Enterprise/Brand/LookDialog',
  component: LookDialog,
  args: {
    api: () => createBrandApi(makeBrand()),
    permissions: 'all',
    release: makeRelease(2, { note: '新年配色' }),
    onClose: () => undefined,
  },
  argTypes: behindStory,
  render: inPortal(LookDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `A published look on every page, in every mode and palette.

| Key | Does |
| --- | --- |
| Tab | goes from preview to preview |
| Enter, Space | enlarges one |
| Escape | closes |

**Do** show it as it was published. **Don't** let it be edited here.`,
      },
    },
  },
} satisfies Meta<Staged<typeof LookDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
