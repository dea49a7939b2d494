import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer, neverAnswer } from '@spruce/console-kit/testing'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { createPlansApi, testCatalogue, testTemplate } from './plansHandlers.js'
import { PlanMenusDialog } from './PlanMenusDialog.js'

const meta = {
  title: 'Feature Operation/Plans/PlanMenusDialog',
  component: PlanMenusDialog,
  args: {
    api: () => createPlansApi({ plans: [] }),
    plan: { id: 'p1', name: '标准版' },
    catalogue: testCatalogue,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(PlanMenusDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `The menus that a plan brings along: its own, and changes of the platform's.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: filters, the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** say that customers see it after a push only. **Don't** send a template that somebody else has changed meanwhile without asking.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PlanMenusDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A menu of its own, and one of the platform's under another name. */
export const Changed: Story = {
  args: {
    api: () => createPlansApi({ plans: [], template: testTemplate }),
  },
}

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/plans/{id}/menus': neverAnswer }) },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/plans/{id}/menus': failAnswer }) },
}

/** May look, may not change. */
export const ReadOnly: Story = { args: { ...Changed.args, permissions: ['plan:list'] } }

export const LongText: Story = { args: { plan: { id: 'p1', name: '很长的名称'.repeat(10) } } }
