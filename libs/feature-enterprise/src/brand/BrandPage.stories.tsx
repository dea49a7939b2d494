import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failAnswer } from '../testing/failAnswer.js'
import { createBrandApi, makeBrand, makeLook, makePlan } from './brandHandlers.js'
import { BrandPage } from './BrandPage.js'

const meta = {
  title: 'Feature Enterprise/Brand/BrandPage',
  component: BrandPage,
  args: { api: () => createBrandApi(makeBrand()), permissions: 'all' },
  argTypes: behindStory,
  render: inPortal(BrandPage),
  parameters: {
    docs: {
      description: {
        component: `How the own company looks: a draft that follows what is typed in every page, mode and palette, published with a note, with a history to go back to, and the home page.

| Key | Does |
| --- | --- |
| Tab | goes through the fields, the previews and the actions |
| Enter | saves the draft; on a preview enlarges it |
| Arrows | choose a palette or where the icon leads |

**Do** show what everybody will see before it is published. **Don't** publish what is typed and not saved.`,
      },
    },
  },
} satisfies Meta<Staged<typeof BrandPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The draft differs from what everybody sees. */
export const Drafted: Story = {
  args: {
    api: () =>
      createBrandApi(
        makeBrand({
          draft: makeLook({ palette: 'orange', slogan: '向新而行' }),
          hasDraft: true,
          version: 3,
        }),
      ),
  },
}

/** A release is planned, and the draft has changed since. */
export const Planned: Story = {
  args: {
    api: () =>
      createBrandApi(
        makeBrand({
          draft: makeLook({ palette: 'orange', slogan: '向新而行' }),
          hasDraft: true,
          version: 3,
          plan: makePlan({ isDraft: false }),
        }),
      ),
  },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createBrandApi(makeBrand(), [], {
        'GET /spruce/api/v1/personalisation': () => new Promise<never>(() => undefined),
      }),
  },
}

export const Failed: Story = {
  args: {
    api: () =>
      createBrandApi(makeBrand(), [], { 'GET /spruce/api/v1/personalisation': failAnswer }),
  },
}

/** May look at it only. */
export const ReadOnly: Story = { args: { permissions: ['personalisation:list'] } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createBrandApi(
        makeBrand({
          draft: makeLook({
            browserTitle: '很长的标题'.repeat(10),
            slogan: '很长的标语'.repeat(20),
          }),
        }),
      ),
  },
}
