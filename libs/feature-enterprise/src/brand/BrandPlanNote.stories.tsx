import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBrandApi, makeBrand, makePlan } from './brandHandlers.js'
import { BrandPlanNote } from './BrandPlanNote.js'

const meta = {
  title: 'Feature Enterprise/Brand/BrandPlanNote',
  component: BrandPlanNote,
  args: {
    api: () => createBrandApi(makeBrand()),
    permissions: 'all',
    brand: makeBrand({ plan: makePlan() }),
    plan: makePlan(),
  },
  argTypes: behindStory,
  render: inPortal(BrandPlanNote),
  parameters: {
    docs: {
      description: {
        component: `What comes out at a time: how it looks, when in the reader's zone, who planned it, and whether it is the draft as it stands.

| Key | Does |
| --- | --- |
| Tab | goes through viewing, changing and cancelling |

**Do** say that what comes out is what was planned. **Don't** let a later draft slip into it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof BrandPlanNote>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The draft was saved since. */
export const OfAnEarlierDraft: Story = { args: { plan: makePlan({ isDraft: false }) } }

/** Whoever planned it has left, and said much. */
export const LongText: Story = {
  args: { plan: makePlan({ plannedBy: null, note: '很长的说明'.repeat(30) }) },
}

/** May look at it only. */
export const ReadOnly: Story = { args: { permissions: ['personalisation:list'] } }
