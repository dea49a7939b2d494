import type { ApiClient } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failAnswer, makeLoginBoard, TestPortal } from '@spruce/console-kit/testing'
import { OperationHomePage } from './OperationHomePage.js'

interface StageArgs {
  /** What the server answers otherwise. */
  handlers: TestHandlers
  permissions: Permissions
}

const meta = {
  title: 'Feature Operation/Home/OperationHomePage',
  component: OperationHomePage,
  args: { handlers: {}, permissions: 'all' },
  render: ({ handlers, permissions }) => (
    <TestPortal api={() => createHomeApi(handlers)} permissions={permissions}>
      <OperationHomePage />
    </TestPortal>
  ),
  parameters: {
    docs: {
      description: {
        component: `Where the operator's staff begin: what waits for them, and how customers and sign-ins stand.

| Key | Does |
| --- | --- |
| Tab | from one figure's button to the next |
| Enter, Space | opens the list that the figure counts, in a tab |

**Do** count only what the list behind a figure shows. **Don't** show figures of work that the person may not do.`,
      },
    },
  },
} satisfies Meta<StageArgs>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing waits, and nobody has come yet. */
export const Quiet: Story = {
  args: {
    handlers: {
      'GET /spruce/api/v1/applications': counted(0),
      'GET /spruce/api/v1/customers': counted(0),
      'GET /spruce/api/v1/system-notices': counted(0),
      'GET /spruce/api/v1/platform/boards/login': makeLoginBoard(0),
    },
  },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    handlers: {
      'GET /spruce/api/v1/applications': never,
      'GET /spruce/api/v1/customers': never,
      'GET /spruce/api/v1/system-notices': never,
      'GET /spruce/api/v1/platform/boards/login': never,
    },
  },
}

/** One of the calls fails: its figure says so, and asks again. */
export const Failed: Story = {
  args: { handlers: { 'GET /spruce/api/v1/applications': failAnswer } },
}

/** May see customers alone. */
export const CustomersOnly: Story = { args: { permissions: ['customer:list'] } }

export const NoPermission: Story = { args: { permissions: [] } }

/** A server with so much to do. */
function createHomeApi(handlers: TestHandlers): ApiClient {
  return createTestApi({
    'GET /spruce/api/v1/applications': counted(3),
    'GET /spruce/api/v1/customers': ({ query }) =>
      counted(query.status === 'enabled' ? 1284 : query.expiresBefore ? 5 : 2),
    'GET /spruce/api/v1/system-notices': counted(1),
    'GET /spruce/api/v1/platform/boards/login': makeLoginBoard(),
    ...handlers,
  })
}

function counted(total: number) {
  return { rows: [], total }
}

function never() {
  return new Promise<never>(() => undefined)
}
