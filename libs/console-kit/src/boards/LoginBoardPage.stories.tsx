import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPage, type Staged } from '../testing/storyStage.js'
import { LoginBoardPage } from './LoginBoardPage.js'
import { createBoardsApi, makeLoginBoard } from './boardHandlers.js'
import { sampleBoards } from './sampleBoards.js'

const meta = {
  title: 'Console Kit/Boards/LoginBoardPage',
  component: LoginBoardPage,
  args: {
    api: () => createBoardsApi(),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
    source: sampleBoards.login,
  },
  argTypes: behindStory,
  render: inPage(LoginBoardPage),
  parameters: {
    docs: {
      description: {
        component: `Sign-ins of all customers or one: how many, how many failed and why, on what terminals, who is online now.

| Key | Does |
| --- | --- |
| Tab | filters (customer, time, by day or hour), Refresh, figures that lead to the log, each chart's switch to a table |
| Enter, Space | on Show as a table: shows the chart's values as a table |

**Do** say which time the figures are of: the server cuts a range that is too long. **Don't** draw lines of nothing: without any the board says so.`,
      },
    },
  },
} satisfies Meta<Staged<typeof LoginBoardPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Hours of two days. */
export const ByHour: Story = { args: { query: { by: 'hour' } } }

export const Empty: Story = {
  args: { api: () => createBoardsApi({ login: makeLoginBoard(0) }) },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/platform/boards/login': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/platform/boards/login': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: { api: () => createBoardsApi({ login: makeLoginBoard(12, '很长的名称'.repeat(8)) }) },
}
