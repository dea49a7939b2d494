import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPage, type Staged } from '../testing/storyStage.js'
import { AppBoardPage } from './AppBoardPage.js'
import { createBoardsApi, makeAppBoard } from './boardHandlers.js'
import { sampleBoards } from './sampleBoards.js'

const meta = {
  title: 'Console Kit/Boards/AppBoardPage',
  component: AppBoardPage,
  args: {
    api: () => createBoardsApi(),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
    source: sampleBoards.app,
  },
  argTypes: behindStory,
  render: inPage(AppBoardPage),
  parameters: {
    docs: {
      description: {
        component: `Visits to applications of all customers or one: over time, how many people, what is opened most.

| Key | Does |
| --- | --- |
| Tab | filters (customer, time, by day or hour), Refresh, figures that lead to the log, each chart's switch to a table |
| Enter, Space | on Show as a table: shows the chart's values as a table |

**Do** say which time the figures are of: the server cuts a range that is too long. **Don't** draw lines of nothing: without any the board says so.`,
      },
    },
  },
} satisfies Meta<Staged<typeof AppBoardPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Hours of two days. */
export const ByHour: Story = { args: { query: { by: 'hour' } } }

export const Empty: Story = {
  args: { api: () => createBoardsApi({ app: makeAppBoard(0) }) },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/platform/boards/app': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/platform/boards/app': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: { api: () => createBoardsApi({ app: makeAppBoard(12, '很长的名称'.repeat(8)) }) },
}
