import { createTestApi } from '@spruce/api-client/testing'
import {
  behindStory,
  failAnswer,
  inPage,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { makeMatrixRoles, matrixHandlers } from '../matrixHandlers.js'
import { MatrixPage } from './MatrixPage.js'

const read = 'GET /spruce/api/v1/permissions/matrix'

const meta = {
  title: 'Feature Enterprise/Roles/MatrixPage',
  component: MatrixPage,
  args: {
    api: () => createTestApi(matrixHandlers()),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(MatrixPage),
  parameters: {
    docs: {
      description: {
        component: `Every role beside every permission, grouped by application and menu. What is changed waits until its effect on people was seen.

| Key | Does |
| --- | --- |
| Tab | searches and filter, then the grid as one stop, then the changes |
| Arrows, Home, End, Page keys | within the grid; with Ctrl to its first and last cell |
| Space, Enter | presses the box, opens or closes the group |

**Do** say what changes along with a box: the menu a button needs, the buttons a menu takes along. **Don't** save without the preview.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MatrixPage>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** More roles than fit: columns come as they are scrolled to. */
export const ManyRoles: Story = {
  args: { api: () => createTestApi(matrixHandlers(makeMatrixRoles(120))) },
}

/** Nothing fits the search. */
export const Empty: Story = { args: { query: { permission: '不存在' } } }

/** Permissions that no role gives. */
export const HeldByNobody: Story = { args: { query: { show: 'unheld' } } }

/** The server never answers. */
export const Loading: Story = { args: { api: () => createTestApi({ [read]: neverAnswer }) } }

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [read]: failAnswer }) } }

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['role:list'] } }

/** Somebody else changed a role between looking and saving. */
export const Stale: Story = {
  args: {
    api: () => {
      const roles = makeMatrixRoles(4)
      const handlers = matrixHandlers(roles)
      const preview = handlers['POST /spruce/api/v1/permissions/matrix/preview']
      return createTestApi({
        ...handlers,
        'POST /spruce/api/v1/permissions/matrix/preview': (request) => {
          const role = roles[1]
          if (role?.version === 1) {
            Object.assign(role, { version: 2, codes: ['department:list', 'role:list'] })
          }
          if (typeof preview !== 'function') throw new Error('no preview')
          return preview(request)
        },
      })
    },
  },
}

export const LongText: Story = {
  args: {
    api: () =>
      createTestApi(
        matrixHandlers(makeMatrixRoles(3).map((role) => ({ ...role, name: role.name.repeat(8) }))),
      ),
  },
}
