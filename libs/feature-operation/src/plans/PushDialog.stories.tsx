import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '@spruce/console-kit/testing'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { createPlansApi, makePush } from './plansHandlers.js'
import { PushDialog } from './PushDialog.js'

/** How a push is that has reached all three customers. */
const ended = {
  progress: { done: 3, total: 3 },
  actions: [],
  finishedAt: '2026-11-20T08:05:00.000Z',
}

const meta = {
  title: 'Feature Operation/Plans/PushDialog',
  component: PushDialog,
  args: {
    api: () => createPlansApi({ plans: [], push: makePush() }),
    push: makePush(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(PushDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `A push while it runs, its result at each customer, and the way to stop it or to take it back.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** ask before it is undone. **Don't** close it for the person when the job is done: the result is what it is for.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PushDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It came to its end, and can be taken back. */
export const Done: Story = {
  args: {
    api: () =>
      createPlansApi({
        plans: [],
        push: makePush({
          ...ended,
          status: 'done',
          customers: { pushed: 2, locked: 1 },
          actions: ['undo'],
        }),
      }),
  },
}

/** At one customer nothing could be written. */
export const WithFailures: Story = {
  args: {
    api: () =>
      createPlansApi({
        plans: [],
        push: makePush({ ...ended, status: 'done', customers: { pushed: 2, failed: 1 } }),
      }),
  },
}

/** It ended before it was through, and says why. */
export const Broken: Story = {
  args: {
    api: () =>
      createPlansApi({
        plans: [],
        push: makePush({
          status: 'failed',
          customers: { pushed: 1, pending: 2 },
          problem: { code: 'INTERNAL', message: '网络开小差了，请稍后重试' },
          actions: [],
          finishedAt: ended.finishedAt,
        }),
      }),
  },
}

/** It is being taken back. */
export const Undoing: Story = {
  args: {
    api: () =>
      createPlansApi({
        plans: [],
        push: makePush({ phase: 'undo', customers: { undone: 1, pending: 2 }, actions: [] }),
      }),
  },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/plan-pushes/{id}': neverAnswer,
        'GET /spruce/api/v1/plan-pushes/{id}/customers': neverAnswer,
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/plan-pushes/{id}': failAnswer }) },
}

/** May look, may not take it back. */
export const ReadOnly: Story = { args: { ...Done.args, permissions: ['plan:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createPlansApi({
        plans: [],
        push: makePush({
          plan: { id: 'p1', code: 'plan-1', name: '很长的名称'.repeat(10) },
          note: '很长的说明'.repeat(30),
        }),
      }),
  },
}
