import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeLook, makePlan } from './brandHandlers.js'
import { PublishBrandDialog } from './PublishBrandDialog.js'

const meta = {
  title: 'Feature Enterprise/Brand/PublishBrandDialog',
  component: PublishBrandDialog,
  args: {
    onSubmit: () => ({
      id: 'release-3',
      number: 3,
      value: makeLook(),
      note: null,
      publishedBy: '李娜',
      publishedAt: '2026-11-20T08:00:00.000Z',
    }),
    onClose: () => undefined,
  },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `Asks when the draft is shown to everybody, now or at a time, and for a note. Says what becomes of a release that is planned already.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter | publishes |
| Escape | closes, after a question when something was typed |

**Do** say who sees it. **Don't** offer to publish what is typed and not saved.`,
      },
    },
  },
} satisfies Meta<typeof PublishBrandDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Something is typed that is not saved. */
export const Unsaved: Story = { args: { isDirty: true } }

/** Another release is planned, of an earlier draft. */
export const WithPlan: Story = { args: { plan: makePlan({ isDraft: false }) } }

/** The plan itself is changed. */
export const ChangePlan: Story = { args: { plan: makePlan(), isChange: true } }
