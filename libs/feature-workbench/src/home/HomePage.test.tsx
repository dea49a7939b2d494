import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession, systemDataFixture, tenantInfoFixture } from '@spruce/session/testing'
import {
  DialogViewport,
  isMadeStaleBy,
  ShellPortProvider,
  ShellProvider,
  toast,
  type MessageSummary,
} from '@spruce/shell-ui'
import { FakeShellPort, stubDom } from '@spruce/shell-ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  businessWorkbench,
  globalWorkbench,
  myWorkbench,
  personalWorkbench,
  platformDefault,
  workDocument,
} from '../testing/workbenches.js'
import { WorkbenchCustomiser } from '../customise/WorkbenchCustomiser.js'
import { WorkbenchView } from '../workbench/WorkbenchView.js'
import { WorkbenchProvider } from '../WorkbenchEnvironment.js'
import { HomePage } from './HomePage.js'
import { TenantHomePage } from './TenantHomePage.js'

stubDom()
// Everything is in sight.
vi.stubGlobal('IntersectionObserver', undefined)

const { apps } = systemDataFixture()
const message: MessageSummary = {
  ...{ id: 'l1', kind: 'letter', title: '空压机温度过高' },
  ...{ at: '2026-11-20T08:00:00.000Z', read: false },
}
const environment = {
  subApps: [],
  menuPathOf: (path: string) => path,
  hasPages: () => true,
  Unread: () => <p>两条未读</p>,
  useUnread: () => ({ items: [message], total: 12, note: '共 12 条未读' }),
  useNotices: () => ({ items: [] }),
  openSearch: vi.fn(),
  View: WorkbenchView,
  Customiser: WorkbenchCustomiser,
}

function show(
  page: ReactNode,
  shell: FakeShellPort,
  session = createTestSession(),
  handlers: TestHandlers | (() => typeof apps) = {},
) {
  const api = createTestApi({
    'GET /spruce-console-web/api/app/my-app': typeof handlers === 'function' ? handlers : apps,
    [myWorkbench]: platformDefault,
    ...(typeof handlers === 'function' ? {} : handlers),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <ShellProvider language="zh-CN">
      <QueryClientProvider client={client}>
        <SessionProvider session={session} api={api}>
          <ShellPortProvider value={shell}>
            <WorkbenchProvider value={environment}>{page}</WorkbenchProvider>
          </ShellPortProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ShellProvider>,
  )
  return client
}

describe('HomePage', () => {
  it('shows an application that is renamed meanwhile, and asks nothing by the clock', async () => {
    let name = '旧名称'
    const renamed = () => [{ ...apps[0]!, appCode: 'own', appName: name }]
    const client = show(<HomePage />, new FakeShellPort(), undefined, renamed)
    expect(await screen.findByRole('link', { name: /旧名称/ })).toBeVisible()
    name = '新名称'
    await act(() => client.invalidateQueries({ predicate: isMadeStaleBy('apps') }))
    expect(await screen.findByRole('link', { name: /新名称/ })).toBeVisible()
    const [query] = client.getQueryCache().findAll({ queryKey: ['apps', 'mine'] })
    expect(query?.observers.map(({ options }) => options.refetchInterval)).toEqual([undefined])
  })

  it('shows applications, messages, favourites and open pages of the shell', async () => {
    const shell = new FakeShellPort({
      tabs: [
        { name: 'dashboard', url: '/dashboard', title: '首页' },
        { name: 'personal', url: '/personal', title: '个人信息' },
      ],
      favorites: [{ menuId: 'm', appCode: 'x', name: '我的组织', path: '/organization' }],
    })
    show(<HomePage />, shell)
    expect(await screen.findByRole('link', { name: /企业控制台/ })).toBeVisible()
    expect(screen.getByText('两条未读')).toBeVisible()
    expect(screen.getByRole('link', { name: '我的组织' })).toHaveAttribute('href', '/organization')
    expect(screen.getByRole('link', { name: '个人信息' })).toHaveAttribute('href', '/personal')
    expect(screen.queryByRole('link', { name: '首页' })).toBeNull()
  })
})

describe('the workbench of the person', () => {
  const favorites = [{ menuId: 'm', appCode: 'x', name: '我的组织', path: '/organization' }]

  it('shows the widgets of the published one, which open by the shell', async () => {
    const shell = new FakeShellPort({ favorites })
    show(<HomePage />, shell, undefined, { [myWorkbench]: globalWorkbench })
    const mine = await screen.findByRole('article', { name: '我的收藏' })
    await userEvent.click(await within(mine).findByRole('link', { name: '我的组织' }))
    await userEvent.click(await screen.findByRole('button', { name: /空压机温度过高/ }))
    await userEvent.click(await screen.findByRole('link', { name: /企业控制台/ }))
    expect(shell.opened).toEqual(['/organization', 'message l1', apps[0]!.path])
    expect(screen.getByText('共 12 条未读')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('says how many messages there are, and leads to all of them', async () => {
    const shell = new FakeShellPort()
    const openMessage = vi.spyOn(shell, 'openMessage')
    show(<HomePage />, shell, undefined, { [myWorkbench]: globalWorkbench })
    expect(await screen.findByText('已显示 1 条，共 12 条')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '查看全部 12 条' }))
    expect(openMessage).toHaveBeenCalledExactlyOnceWith()
  })

  it('opens the global search with what is typed into a widget', async () => {
    const node = { ...{ id: 's', type: 'spruce.search', parent: null, slot: 'main', order: 'a1' } }
    const place = { ...{ x: 0, y: 0, w: 8, h: 3 }, props: { title: '找什么' } }
    show(<HomePage />, new FakeShellPort(), undefined, {
      [myWorkbench]: {
        ...globalWorkbench,
        document: { ...workDocument, nodes: { s: { ...node, ...place } } },
      },
    })
    const widget = await screen.findByRole('article', { name: '找什么' })
    await userEvent.type(await within(widget).findByRole('searchbox'), '张伟{Enter}')
    expect(environment.openSearch).toHaveBeenCalledExactlyOnceWith('张伟')
  })

  it('has several as tabs, and asks for another by its place', async () => {
    const asked: unknown[] = []
    show(<HomePage />, new FakeShellPort(), undefined, {
      [myWorkbench]: ({ query }: { query: Record<string, unknown> }) => {
        asked.push(query['at'])
        return query['at'] === undefined
          ? businessWorkbench
          : { ...globalWorkbench, document: null }
      },
    })
    const first = await screen.findByRole('tab', { name: '生产运行工作台', selected: true })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: '企业工作台', selected: true })).toHaveFocus()
    expect(await screen.findByText('两条未读')).toBeVisible()
    expect(asked).toEqual([undefined, '1'])
  })

  it('says why it is shown: the whole chain, and what of it is on show', async () => {
    show(<HomePage />, new FakeShellPort(), undefined, { [myWorkbench]: personalWorkbench })
    await userEvent.click(await screen.findByRole('button', { name: '为什么显示这些内容' }))
    const why = screen.getByRole('region', { name: '为什么显示这些内容' })
    const chain = within(why).getAllByRole('listitem')
    expect(chain.map(({ textContent }) => textContent)).toEqual([
      '个人您在“生产运行工作台”基础上自定义的工作台。 原工作台已发布新版本。当前显示',
      '业务生产运行工作台 · 角色：系统管理员 · 部门：生产中心',
      '全局企业工作台 · 面向企业全体成员。',
      '平台默认没有可用的工作台时显示应用、消息、收藏和最近打开的页面。',
    ])
  })

  it('says whose the components are that are not free', async () => {
    show(<HomePage />, new FakeShellPort(), undefined, { [myWorkbench]: globalWorkbench })
    await userEvent.click(await screen.findByRole('button', { name: '为什么显示这些内容' }))
    const zones = screen.getByRole('region', { name: '“企业工作台”的规定' })
    expect(zones).toHaveTextContent('固定，不可移动、隐藏或修改：未读消息')
  })

  it('tells what could not be kept on a new revision, until that is understood', async () => {
    const saved: unknown[] = []
    show(<HomePage />, new FakeShellPort(), undefined, {
      [myWorkbench]: personalWorkbench,
      'PUT /spruce/api/v1/my-workbench': ({ body }: { body: unknown }) => {
        saved.push(body)
        return { ...personalWorkbench, isStale: false, changes: [], notKept: [], version: 3 }
      },
    })
    const told = await screen.findByText(/“生产运行工作台”已发布新版本/)
    expect(screen.getByText('产量看板：组件已移除')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(told).not.toBeInTheDocument())
    expect(saved).toEqual([
      {
        ...{ workbenchId: 'b', revision: 2, version: 2 },
        changes: [{ id: 'favorites', kind: 'changed', set: { title: '常用页面' } }],
      },
    ])
  })

  it('goes back to the given one when asked twice, and takes that back', async () => {
    const calls: unknown[] = []
    const own = { ...personalWorkbench, isStale: false }
    const home = (
      <>
        <HomePage />
        <DialogViewport />
      </>
    )
    show(home, new FakeShellPort(), undefined, {
      [myWorkbench]: own,
      'POST /spruce/api/v1/my-workbench/reset': ({ body }: { body: unknown }) => {
        calls.push(body)
        return businessWorkbench
      },
      'PUT /spruce/api/v1/my-workbench': ({ body }: { body: unknown }) => {
        calls.push(body)
        return { ...own, version: 2 }
      },
    })
    const reset = await screen.findByRole('button', { name: '恢复默认' })
    await userEvent.click(reset)
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复默认' }))
    await waitFor(() => expect(reset).not.toBeInTheDocument())
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    expect(await screen.findByRole('button', { name: '恢复默认' })).toBeInTheDocument()
    expect(calls).toMatchObject([
      { workbenchId: 'b' },
      { workbenchId: 'b', revision: 2, version: 1, changes: [{ id: 'favorites' }] },
    ])
  })

  it('keeps its variables in the address, and says what of a link it does not take', async () => {
    const onQueryChange = vi.fn()
    const document = {
      ...workDocument,
      variables: [
        { name: 'limit', kind: 'number', label: '上限', default: 100 },
        { name: 'time', kind: 'time', default: { from: 'now-24h', to: 'now' } },
      ],
    }
    const query = { 'v.limit': 'many', 'v.old': 'x', from: 'now-7d', to: 'now', page: 2 }
    show(<HomePage {...{ query, onQueryChange }} />, new FakeShellPort(), undefined, {
      [myWorkbench]: { ...globalWorkbench, document },
    })
    expect(await screen.findByText('链接中“上限”的值无效，已使用默认值。')).toBeVisible()
    expect(await screen.findByLabelText('时间范围')).toHaveValue('now-7d')
    await userEvent.clear(screen.getByLabelText('上限'))
    await userEvent.type(screen.getByLabelText('上限'), '7{Enter}')
    expect(onQueryChange).toHaveBeenLastCalledWith({
      ...{ 'v.limit': '7', 'v.old': undefined },
      ...{ from: 'now-7d', to: 'now', refresh: undefined },
    })
    expect(onQueryChange.mock.lastCall?.[0]).not.toHaveProperty('page')
  })

  it('falls back to the platform’s own when it cannot be asked for', async () => {
    show(<HomePage />, new FakeShellPort({ favorites }), undefined, {
      [myWorkbench]: () => {
        throw new ApiError({ kind: 'http', status: 503, message: '服务不可用' })
      },
    })
    expect(await screen.findByText(/以下为平台默认内容/, {}, { timeout: 10_000 })).toBeVisible()
    expect(await screen.findByRole('link', { name: '我的组织' })).toBeVisible()
  })
})

describe('what the home page opens', () => {
  it('is opened by the shell, and its link leads to no other site within this tab', async () => {
    const shell = new FakeShellPort({
      favorites: [{ menuId: 'm', appCode: 'x', name: '外部大屏', path: 'https://wall.example/' }],
    })
    const app = { ...apps[0]!, appCode: 'bi', appName: '报表', kind: 'frame' as const }
    show(<HomePage />, shell, undefined, () => [{ ...app, path: 'https://bi.example/' }])
    const link = await screen.findByRole('link', { name: /报表/ })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/yunbu-app\/.*\/dynamic\?url=/))
    await userEvent.click(link)
    await userEvent.click(screen.getByRole('link', { name: '外部大屏' }))
    expect(shell.opened).toEqual(['https://bi.example/', 'https://wall.example/'])
  })
})

describe('TenantHomePage', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('warns of a home page that does not work, then leads to the workbench', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const warn = vi.spyOn(toast, 'warning')
    const shell = new FakeShellPort()
    const homepageUrl = '/home?single=1&appCode=off'
    const tenantInfo = tenantInfoFixture({ homepageEnabled: true, homepageUrl })
    const off = { ...apps[0]!, appCode: 'off', status: 1 as const }
    show(<TenantHomePage />, shell, createTestSession({ tenantInfo, apps: [off] }))
    const text = '自定义首页设置异常，即将跳转至工作台'
    expect(warn).toHaveBeenCalledExactlyOnceWith(text, { id: 'homepage' })
    vi.advanceTimersByTime(999)
    expect(shell.opened).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shell.opened).toEqual(['/dashboard'])
  })

  it.each([
    ['a page of the portal', { homepageUrl: '/personal' }, '/personal'],
    [
      'a self-hosted application, by its router base',
      { homepageUrl: '/home?single=1&appCode=RCAPPN7' },
      '/yunbu-app/spruce-web-delivery-visualization-v3',
    ],
    ['the workbench where the home page is off', { homepageEnabled: false }, '/dashboard'],
    ['the workbench where there is no address', { homepageUrl: null }, '/dashboard'],
  ])('leads to %s, without a warning', (_, change, target) => {
    const warn = vi.spyOn(toast, 'warning')
    const shell = new FakeShellPort()
    const own = { ...apps[0]!, appCode: 'RCAPPN7', kind: 'own' as const }
    const settings = { homepageEnabled: true, homepageUrl: '/personal', ...change }
    const tenantInfo = tenantInfoFixture(settings)
    show(<TenantHomePage />, shell, createTestSession({ tenantInfo, apps: [own] }))
    expect(shell.opened).toEqual([target])
    expect(warn).not.toHaveBeenCalled()
  })
})
