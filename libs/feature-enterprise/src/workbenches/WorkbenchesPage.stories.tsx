import {
  behindStory,
  failAnswer,
  inPage,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createWorkbenchesApi, makeWorkbenches } from './workbenchesHandlers.js'
import { WorkbenchesPage } from './WorkbenchesPage.js'

const meta = {
  title: 'Feature Enterprise/Workbenches/WorkbenchesPage',
  component: WorkbenchesPage,
  args: {
    api: () => createWorkbenchesApi(makeWorkbenches(4)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(WorkbenchesPage),
  parameters: {
    docs: {
      description: {
        component: `The business workbenches of a company: for which roles and departments, in which order, published or not.

| Key | Does |
| --- | --- |
| Tab | goes from the filters to the table and its pages |
| Arrow keys | move in the table |
| Enter, Space | runs the action in focus; on a name it opens the preview |
| Escape | closes a dialog, after a question when something was typed |

**Do** say for whom each is, and that one is for nobody yet. **Don't** remove a published one: it is withdrawn first.`,
      },
    },
  },
} satisfies Meta<Staged<typeof WorkbenchesPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createWorkbenchesApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createWorkbenchesApi([], { 'GET /spruce/api/v1/workbenches': neverAnswer }) },
}

export const Failed: Story = {
  args: { api: () => createWorkbenchesApi([], { 'GET /spruce/api/v1/workbenches': failAnswer }) },
}

/** May read them only. */
export const ReadOnly: Story = { args: { permissions: ['workbench:list'] } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createWorkbenchesApi(
        makeWorkbenches(1).map((row) => ({
          ...row,
          name: '很长的名称'.repeat(10),
          description: '很长的名称'.repeat(40),
        })),
      ),
  },
}
