import {
  behindStory,
  failAnswer,
  inPortal,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createWorkbenchesApi, makeGlobal } from './workbenchesHandlers.js'
import { GlobalWorkbenchPage } from './GlobalWorkbenchPage.js'
import { withSurfaces } from './workbenchStage.js'

const meta = {
  title: 'Feature Enterprise/Workbenches/GlobalWorkbenchPage',
  component: GlobalWorkbenchPage,
  args: {
    api: () => createWorkbenchesApi([makeGlobal()]),
    permissions: 'all',
  },
  argTypes: behindStory,
  render: inPortal(withSurfaces(GlobalWorkbenchPage)),
  parameters: {
    docs: {
      description: {
        component: `The workbench of everybody in the company: what is published since when and by whom, how it looks, and what can be done with it.

| Key | Does |
| --- | --- |
| Tab | goes through the actions of the page, and into the preview |
| Enter, Space | runs the action in focus; shows the draft or what is published |
| Escape | closes a dialog, after a question when something was typed |

**Do** show what people see before what they may see later. **Don't** publish without saying that it is shown at once.`,
      },
    },
  },
} satisfies Meta<Staged<typeof GlobalWorkbenchPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It was never published. */
export const Draft: Story = {
  args: {
    api: () =>
      createWorkbenchesApi([
        makeGlobal({ status: 'draft', publishedRevision: null, publishedAt: null }),
      ]),
  },
}

/** The company has none. */
export const Empty: Story = { args: { api: () => createWorkbenchesApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createWorkbenchesApi([], { 'GET /spruce/api/v1/workbenches': neverAnswer }) },
}

export const Failed: Story = {
  args: { api: () => createWorkbenchesApi([], { 'GET /spruce/api/v1/workbenches': failAnswer }) },
}

/** The preview alone fails. */
export const PreviewFailed: Story = {
  args: {
    api: () =>
      createWorkbenchesApi([makeGlobal()], {
        'GET /spruce/api/v1/workbenches/{id}/revisions/{number}': failAnswer,
      }),
  },
}

/** May read it only. */
export const ReadOnly: Story = { args: { permissions: ['workbench:list'] } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () => createWorkbenchesApi([makeGlobal({ description: '很长的名称'.repeat(40) })]),
  },
}
