// Ant Design as one who cares would set it up: no motion, no wave, the sign-in page by itself, the console fetched and run
// while somebody types, the first data asked for as soon as the sign-in is answered, answers kept by TanStack Query.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { createRoot } from 'react-dom/client'
import { startFirstPage } from './queries.mjs'
import { SignIn } from './SignIn.jsx'

const theme = { token: { motion: false } }
const wave = { disabled: true }
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } })

const root = createRootRoute({ component: Outlet })
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: () => (
    <SignIn
      onSignedIn={() => {
        startFirstPage(queryClient)
        void router.navigate({ to: '/members' })
      }}
    />
  ),
})
const page = (load, name) => ({ component: lazyRouteComponent(load, name) })
const loadConsole = () => import('./Console.jsx')
const loadMembers = () => import('./MembersPage.jsx')
const shell = createRoute({
  getParentRoute: () => root,
  id: 'console',
  ...page(loadConsole, 'Console'),
})
const getParentRoute = () => shell
const router = createRouter({
  routeTree: root.addChildren([
    login,
    shell.addChildren([
      createRoute({ getParentRoute, path: '/members', ...page(loadMembers, 'MembersPage') }),
      createRoute({
        getParentRoute,
        path: '/sign-ins',
        ...page(() => import('./SignInsPage.jsx'), 'SignInsPage'),
      }),
      createRoute({ getParentRoute, path: '/other/$', component: () => null }),
    ]),
  ]),
})

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={queryClient}>
    <ConfigProvider locale={zhCN} theme={theme} wave={wave}>
      <RouterProvider router={router} />
    </ConfigProvider>
  </QueryClientProvider>,
)
requestIdleCallback(() => void Promise.all([loadConsole(), loadMembers()]))
