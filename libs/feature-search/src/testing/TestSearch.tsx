import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession, systemDataFixture, tenantFixture } from '@spruce/session/testing'
import { ShellPortProvider, useLanguage } from '@spruce/shell-ui'
import { FakeShellPort, useFixtureTranslation, useTestApi } from '@spruce/shell-ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { SearchEnvironment } from '../SearchEnvironment.js'

export interface TestSearchProps {
  /** Answers calls. */
  handlers?: TestHandlers
  /** Gets what a search works with. */
  children?: (environment: SearchEnvironment) => ReactNode
}

/** Session, shell and calls of the search, without a server. */
export function TestSearch({ handlers, children }: TestSearchProps) {
  const language = useLanguage()
  const translate = useFixtureTranslation()
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const api = useTestApi(() => createTestApi({ ...handlers }))
  const [{ session, shell, groups }] = useState(() => {
    const other = {
      tenantId: 't-haitang',
      code: 'haitang',
      name: '海棠医药',
      shortName: '海棠医药',
    }
    const data = translate(
      systemDataFixture({
        tenantList: [tenantFixture(), tenantFixture({ ...other, mainTenant: false })],
      }),
    )
    const name = data.apps[0]?.appName ?? ''
    const tabs = translate([
      { name: 'dashboard', url: '/dashboard', title: '首页' },
      { name: 'personal', url: '/personal', title: '个人信息' },
    ])
    return {
      session: createTestSession(data),
      shell: new FakeShellPort({ tabs }),
      groups: Object.values(data.menus).map((menus) => ({ name, menus })),
    }
  })
  const nothing = () => undefined
  const environment: SearchEnvironment = {
    api,
    session,
    shell,
    groups,
    language,
    frame: {
      theme: { brandColors: null, setMode: nothing, setDensity: nothing, setPalette: nothing },
      layout: { toggleSidebar: nothing, toggleMenuType: nothing },
      setLanguage: nothing,
      openMenu: nothing,
      openPasswordDialog: nothing,
      switchTenant: nothing,
      leaveMockLogin: nothing,
      signOut: nothing,
    },
    storage: { get: () => undefined, set: () => true },
    subApps: [],
    activePage: 'dashboard',
    menuPathOf: (path) => path,
    hasPages: () => true,
    others: [],
  }
  return (
    <QueryClientProvider client={client}>
      <SessionProvider session={session} api={api}>
        <ShellPortProvider value={shell}>{children?.(environment)}</ShellPortProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}
