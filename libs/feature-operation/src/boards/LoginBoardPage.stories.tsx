import { ApiError, type ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestPage } from '../testing/TestPage.js'
import { LoginBoardPage } from './LoginBoardPage.js'
import { createBoardsApi, makeLoginBoard } from './boardHandlers.js'
import type { BoardQuery } from './boardQuery.js'

interface PreviewProps {
  api: () => ApiClient
  permissions: Permissions
  query: BoardQuery
}

function Preview({ api, permissions, query: initialQuery }: PreviewProps) {
  return (
    <TestPage api={api} permissions={permissions} initialQuery={initialQuery}>
      {(query, onQueryChange) => <LoginBoardPage query={query} onQueryChange={onQueryChange} />}
    </TestPage>
  )
}

const meta = {
  title: 'Feature Operation/Boards/LoginBoardPage',
  component: Preview,
  args: { api: () => createBoardsApi(), permissions: 'all', query: {} },
  parameters: {
    docs: {
      description: {
        component: `Sign-ins of all customers or one: how many, how many failed and why, on what terminals, who is online now.

| Key | Does |
| --- | --- |
| Tab | filters (customer, time, by day or hour), 刷新, figures that lead to the log, each chart's switch to a table |
| Enter, Space | on 以表格显示: shows the chart's values as a table |

**Do** say which time the figures are of: the server cuts a range that is too long. **Don't** draw lines of nothing: without any the board says so.`,
      },
    },
  },
} satisfies Meta<typeof Preview>
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
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/platform/boards/login': fail }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: { api: () => createBoardsApi({ login: makeLoginBoard(12, '很长的名称'.repeat(8)) }) },
}

export const English: Story = { globals: { language: 'en-US' } }

function fail(): never {
  throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
}
