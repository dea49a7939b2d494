import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '@spruce/console-kit/testing'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { createPlansApi, makePush } from './plansHandlers.js'
import { PushesDialog } from './PushesDialog.js'

const meta = {
  title: 'Feature Operation/Plans/PushesDialog',
  component: PushesDialog,
  args: {
    api: () => createPlansApi({ plans: [], push: makePush() }),
    plan: { id: 'p1', name: '标准版' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(PushesDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `The pushes of a plan, the last one first; each opens with its result.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** show the note that says what a push was for. **Don't** list pushes of other plans.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PushesDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It was never pushed. */
export const Empty: Story = { args: { api: () => createPlansApi({ plans: [] }) } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/plans/{id}/pushes': neverAnswer }) },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/plans/{id}/pushes': failAnswer }) },
}

export const LongText: Story = {
  args: {
    api: () => createPlansApi({ plans: [], push: makePush({ note: '很长的说明'.repeat(30) }) }),
    plan: { id: 'p1', name: '很长的名称'.repeat(10) },
  },
}
