import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failAnswer } from '../testing/failAnswer.js'
import { createBrandApi, makeBrand } from './brandHandlers.js'
import { BrandHistoryDialog } from './BrandHistoryDialog.js'

const meta = {
  title: 'Feature Enterprise/Brand/BrandHistoryDialog',
  component: BrandHistoryDialog,
  args: {
    api: () => createBrandApi(makeBrand()),
    permissions: 'all',
    onClose: () => undefined,
  },
  argTypes: behindStory,
  render: inPortal(BrandHistoryDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `What was published, the newest first, each as it looked.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Arrow keys | go through the table |
| Escape | closes |

**Do** offer to go back to any of them. **Don't** rewrite the history: going back publishes once more.`,
      },
    },
  },
} satisfies Meta<Staged<typeof BrandHistoryDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing has been published yet. */
export const Empty: Story = { args: { api: () => createBrandApi(makeBrand(), []) } }

export const Failed: Story = {
  args: {
    api: () =>
      createBrandApi(makeBrand(), [], {
        'GET /spruce/api/v1/personalisation/releases': failAnswer,
      }),
  },
}

/** May look at it only. */
export const ReadOnly: Story = { args: { permissions: ['personalisation:list'] } }
