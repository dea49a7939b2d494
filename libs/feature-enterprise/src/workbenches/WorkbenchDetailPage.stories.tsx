import {
  behindStory,
  failAnswer,
  inPage,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createWorkbenchesApi, makeWorkbenches, workbenchId } from './workbenchesHandlers.js'
import { WorkbenchDetailPage } from './WorkbenchDetailPage.js'
import { withSurfaces } from './workbenchStage.js'

const meta = {
  title: 'Feature Enterprise/Workbenches/WorkbenchDetailPage',
  component: WorkbenchDetailPage,
  args: {
    api: () => createWorkbenchesApi(makeWorkbenches(2)),
    permissions: 'all',
    query: { id: workbenchId(1) },
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(withSurfaces(WorkbenchDetailPage)),
  parameters: {
    docs: {
      description: {
        component: `One business workbench: for whom it is, what of it is published, and how it looks to its people and as a draft.

| Key | Does |
| --- | --- |
| Tab | goes through the actions of the page, and into the preview |
| Enter, Space | runs the action in focus; shows the draft or what is published |
| Escape | closes a dialog, after a question when something was typed |

**Do** name the roles and departments it is for. **Don't** show a draft without saying that it is one.`,
      },
    },
  },
} satisfies Meta<Staged<typeof WorkbenchDetailPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It was never published. */
export const Draft: Story = { args: { query: { id: workbenchId(2) } } }

/** It is gone, or the address names none. */
export const Gone: Story = { args: { query: {} } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createWorkbenchesApi([], { 'GET /spruce/api/v1/workbenches': neverAnswer }) },
}

export const Failed: Story = {
  args: { api: () => createWorkbenchesApi([], { 'GET /spruce/api/v1/workbenches': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createWorkbenchesApi(
        makeWorkbenches(1).map((row) => ({ ...row, name: '很长的名称'.repeat(10) })),
      ),
  },
}
