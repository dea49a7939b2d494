import { createTestApi } from '@spruce/api-client/testing'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession, systemDataFixture, tenantInfoFixture } from '@spruce/session/testing'
import { isMadeStaleBy, ShellPortProvider, ShellProvider } from '@spruce/shell-ui'
import { FakeShellPort, stubDom } from '@spruce/shell-ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { WorkbenchProvider } from '../WorkbenchEnvironment.js'
import { HomePage } from './HomePage.js'
import { TenantHomePage } from './TenantHomePage.js'

stubDom()

const { apps } = systemDataFixture()
const environment = {
  subApps: [],
  menuPathOf: (path: string) => path,
  hasPages: () => true,
  Unread: () => <p>两条未读</p>,
}

function show(
  page: ReactNode,
  shell: FakeShellPort,
  session = createTestSession(),
  myApps = () => apps,
) {
  const api = createTestApi({ 'GET /spruce-console-web/api/app/my-app': myApps })
  const client = new QueryClient()
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
  it('warns of a home page that does not work, then leads to the workbench', async () => {
    const shell = new FakeShellPort()
    const tenantInfo = tenantInfoFixture({ homepageEnabled: true, homepageUrl: 'nowhere' })
    show(<TenantHomePage />, shell, createTestSession({ tenantInfo }))
    expect(shell.opened).toEqual([])
    await waitFor(() => expect(shell.opened).toEqual(['/dashboard']), { timeout: 5000 })
  })
})
