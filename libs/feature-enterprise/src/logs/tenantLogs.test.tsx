import '../testing/domStubs.js'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { TestPage } from '@spruce/console-kit/testing'
import { closeAllDialogs, type Permissions, ShellProvider } from '@spruce/shell-ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { AppBoardPage, LoginBoardPage } from '../boards/tenantBoardPages.js'
import { AccessLogPage, LoginLogPage, OperatorLogPage } from './tenantLogPages.js'

afterEach(() => {
  closeAllDialogs()
})

const at = '2026-11-20T08:00:00.000Z'
const login = {
  ...{ id: 's1', at, userId: 'u1', loginName: 'zhang_wei', userName: '张伟', success: true },
  ...{ reason: null, via: 'login', address: '10.0.0.8', terminal: 'Chrome / Windows' },
}
const visit = {
  ...{ userId: 'u1', userName: '张伟', appCode: 'a1', appName: '企业控制台', visits: 3 },
  ...{ firstAt: at, lastAt: at, terminal: 'Chrome / Windows' },
}
const line = {
  ...{ id: 'l1', at, userId: 'u1', userName: '张伟', actingUserId: null, actingUserName: null },
  ...{ operation: 'editDept', operationName: '编辑部门', objectTable: 'departments' },
  ...{
    objectId: 'd1',
    objectName: '研发部',
    before: { name: '研发部' },
    after: { name: '研发中心' },
  },
  ...{ address: null, appCode: null, terminal: null, traceId: null },
}
const range = { from: '2026-10-21T16:00:00.000Z', to: at }

/** A server that knows the calls of a tenant only, and what it was asked. */
function tenantServer(total = 1) {
  const asked: [path: string, query: Record<string, unknown>][] = []
  const answer = <Data,>(path: string, data: Data) => ({
    [`GET ${path}`]: ({ query }: { query: Record<string, unknown> }) => {
      asked.push([path, query])
      return data
    },
  })
  const handlers = {
    ...answer('/spruce/api/v1/login-logs', { rows: [login], total }),
    ...answer('/spruce/api/v1/access-logs', { rows: [visit], total }),
    ...answer('/aba-base/api/v3/operator-logging', { rows: [line], total }),
    ...answer('/spruce/api/v1/boards/login', {
      ...{ ...range, onlineNow: 2, logins: 0, failures: 0, users: 0 },
      ...{ series: [], terminals: [], failureReasons: [] },
    }),
    ...answer('/spruce/api/v1/boards/app', {
      ...{ ...range, visits: 0, users: 0, series: [], topApps: [] },
    }),
  } as TestHandlers
  return { asked, api: () => createTestApi(handlers) }
}

interface PageProps {
  query: object
  onQueryChange: (patch: object) => void
}

function show(
  Page: ComponentType<PageProps>,
  server: ReturnType<typeof tenantServer>,
  permissions: Permissions = ['log:list', 'log:export', 'customer:list'],
) {
  return render(
    <ShellProvider language="zh-CN">
      <TestPage api={server.api} permissions={permissions} initialQuery={{ customerId: 'c1' }}>
        {(query, onQueryChange) => <Page query={query} onQueryChange={onQueryChange} />}
      </TestPage>
    </ShellProvider>,
  )
}

const logs = [
  ['sign-ins', LoginLogPage, 'zhang_wei', '/spruce/api/v1/login-logs'],
  ['visits', AccessLogPage, '企业控制台', '/spruce/api/v1/access-logs'],
  ['changes', OperatorLogPage, '编辑部门', '/aba-base/api/v3/operator-logging'],
] as const

describe.each(logs)('the log of %s', (_name, Page, text, path) => {
  it('shows the lines of the tenant, and knows no customers', async () => {
    const server = tenantServer()
    show(Page, server)
    const grid = await screen.findByRole('grid')
    expect(await within(grid).findByText(text)).toBeVisible()
    expect(server.asked).toContainEqual([path, { page: '1', size: '20' }])
    expect(within(grid).queryByRole('columnheader', { name: /客户/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^客户/ })).toBeNull()
  })

  it('is for who may see logs of the tenant', async () => {
    const server = tenantServer()
    show(Page, server, ['platformlog:list', 'platformlog:export'])
    expect(await screen.findByText(/(?<!platform)log:list/)).toBeVisible()
    expect(screen.queryByRole('grid')).toBeNull()
    expect(server.asked).toEqual([])
  })
})

it('a file holds the newest 10,000 lines, and the question says so', async () => {
  const user = userEvent.setup()
  show(LoginLogPage, tenantServer(12_000))
  await screen.findByText('zhang_wei')
  await user.click(screen.getByRole('button', { name: '导出' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveAccessibleDescription(/最新的 10,000 条/)
})

it('a line leads to the history of its object within the tenant', async () => {
  const user = userEvent.setup()
  const server = tenantServer()
  show(OperatorLogPage, server)
  const row = (await screen.findByText('编辑部门')).closest<HTMLElement>('[role=row], tr')!
  await user.click(within(row).getByRole('button', { name: /更多/ }))
  const item = await screen.findByRole('menuitem', { name: '对象历史' })
  // Moved: a menu takes no notice of a pointer that stands where it stood.
  await user.pointer([{ target: item, coords: { clientX: 1 } }, '[MouseLeft]'])
  await screen.findByRole('dialog', { name: /研发部/ })
  await waitFor(() =>
    expect(server.asked.at(-1)).toEqual([
      '/aba-base/api/v3/operator-logging',
      { objectTable: 'departments', objectId: 'd1', page: '1', size: '10' },
    ]),
  )
})

describe.each([
  ['sign-ins', LoginBoardPage, '/spruce/api/v1/boards/login'],
  ['visits', AppBoardPage, '/spruce/api/v1/boards/app'],
] as const)('the board of %s', (_name, Page, path) => {
  it('counts the tenant, and knows no customers', async () => {
    const server = tenantServer()
    show(Page, server)
    await waitFor(() => expect(server.asked).toHaveLength(1))
    expect(server.asked[0]).toEqual([path, expect.not.objectContaining({ customerId: 'c1' })])
    expect(screen.queryByRole('button', { name: /^客户/ })).toBeNull()
  })

  it('is for who may see logs of the tenant', async () => {
    const server = tenantServer()
    show(Page, server, ['platformlog:list'])
    expect(await screen.findByText(/(?<!platform)log:list/)).toBeVisible()
    expect(server.asked).toEqual([])
  })
})
