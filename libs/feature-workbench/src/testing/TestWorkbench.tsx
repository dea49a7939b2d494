import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { SubApp, SubAppWaiting } from '@spruce/session'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession, systemDataFixture } from '@spruce/session/testing'
import { ShellPortProvider, type MessageSummary } from '@spruce/shell-ui'
import { FakeShellPort, useFixtureTranslation, useTestApi } from '@spruce/shell-ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { WorkbenchCustomiser } from '../customise/WorkbenchCustomiser.js'
import { WorkbenchView } from '../workbench/WorkbenchView.js'
import { WorkbenchProvider, type WorkbenchEnvironment } from '../WorkbenchEnvironment.js'
import { componentPalette, productComponents } from './components.js'
import { myWorkbench, platformDefault } from './workbenches.js'

export const myApps = 'GET /spruce-console-web/api/app/my-app'

const messages: MessageSummary[] = [
  {
    ...{ id: 'n1', kind: 'notice', title: '空压机温度过高' },
    ...{ at: '2026-11-20T08:00:00.000Z', read: false },
  },
]

const basePath = '/yunbu-app/spruce-web-enterprise-console'
const path = 'base/organization'

/** A sub-application with two kinds of waiting work, both on the organisation page. */
export function waitingApp(waiting: SubAppWaiting): SubApp {
  return {
    manifest: {
      appCode: 'spruce-web-enterprise-console',
      basePath,
      name: { 'zh-CN': '企业控制台', 'en-US': 'Enterprise Console' },
      permissions: [],
      menus: [],
      waitingWork: [
        { key: 'held', name: { 'zh-CN': '待审核的申请', 'en-US': 'Applications to decide' }, path },
        { key: 'free', name: { 'zh-CN': '待发布的公告', 'en-US': 'Notices to publish' }, path },
      ],
    },
    routes: () => [],
    waiting: () => Promise.resolve(waiting),
  }
}

/** Counts both kinds by the functions given. */
export function counting(held: () => Promise<number>, free: () => Promise<number>): SubAppWaiting {
  return {
    held: { queryKey: ['held', 'waiting'], count: held },
    free: { queryKey: ['free', 'waiting'], count: free },
  }
}

export interface TestWorkbenchProps {
  /** Over those of a person with one application. */
  handlers?: TestHandlers
  /** Of the session. */
  change?: Parameters<typeof systemDataFixture>[0]
  /** Without: nothing waits. */
  subApps?: readonly SubApp[]
  /** The shell has neither open pages nor favourites. */
  isEmpty?: boolean
  children?: ReactNode
}

/** Session, shell and calls of the workbench, without a server. */
export function TestWorkbench(props: TestWorkbenchProps) {
  const { handlers, change, subApps = [], isEmpty = false, children } = props
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const translate = useFixtureTranslation()
  const [data] = useState(() => translate(systemDataFixture(change)))
  const [session] = useState(() => createTestSession(data))
  const api = useTestApi(() =>
    createTestApi({
      [myApps]: systemDataFixture().apps,
      [myWorkbench]: platformDefault,
      [componentPalette]: productComponents,
      ...handlers,
    }),
  )
  const [shell] = useState(
    () =>
      new FakeShellPort(
        isEmpty
          ? {}
          : translate({
              tabs: [
                { name: 'dashboard', url: '/dashboard', title: '首页' },
                { name: 'personal', url: '/personal', title: '个人信息' },
              ],
              favorites: [
                { menuId: 'm', appCode: 'x', name: '组织架构', path: `${basePath}/${path}` },
              ],
            }),
      ),
  )
  const [environment] = useState((): WorkbenchEnvironment => {
    const items = isEmpty ? [] : translate(messages)
    return {
      subApps,
      menuPathOf: (url: string) => url,
      hasPages: () => true,
      Unread: () => <p className="home-empty">{translate('没有未读消息。')}</p>,
      useUnread: () => ({ items }),
      useNotices: () => ({ items }),
      openSearch: () => undefined,
      View: WorkbenchView,
      Customiser: WorkbenchCustomiser,
    }
  })
  return (
    <QueryClientProvider client={client}>
      <SessionProvider session={session} api={api}>
        <ShellPortProvider value={shell}>
          <WorkbenchProvider value={environment}>{children}</WorkbenchProvider>
        </ShellPortProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}
