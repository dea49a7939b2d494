import type { ApiClient } from '@spruce/api-client'
import { authRoutes } from '@spruce/feature-auth'
import { containerPath } from '@spruce/session'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router'
import { CrashPage } from './CrashPage.js'
import { guardNavigation } from './guardNavigation.js'
import type { PortalEntry } from './PortalEntry.js'
import { PortalRoot } from './PortalRoot.js'

/** What loaders of pages find in the router's context. */
export interface PortalContext {
  readonly entry: PortalEntry
  readonly api: ApiClient
  readonly queryClient: QueryClient | undefined
}

/** The portal's routes: the light pages, and behind the guard the signed-in ones. */
export function createPortalRouter(entry: PortalEntry) {
  const root = createRootRouteWithContext<PortalContext>()({
    component: PortalRoot,
    beforeLoad: ({ location, preload }) => {
      if (preload) return undefined
      const pending = guardNavigation(entry, location)
      return pending ? pending.then(contextOfShell) : contextOfShell()
    },
  })
  function contextOfShell() {
    return { queryClient: entry.state.shell?.queryClient }
  }

  const app = createRoute({
    getParentRoute: () => root,
    id: 'app',
    component: lazyRouteComponent(() => import('../app/SignedInLayout.js'), 'SignedInLayout'),
  })
  const getParentRoute = () => app
  const home = createRoute({
    getParentRoute,
    path: '/dashboard',
    component: lazyRouteComponent(() => import('../home/HomePage.js'), 'HomePage'),
    staticData: { tabName: () => 'dashboard' },
  })
  const profile = createRoute({
    getParentRoute,
    path: '/personal',
    component: lazyRouteComponent(() => import('../home/ProfilePage.js'), 'ProfilePage'),
    staticData: { tabName: () => 'personal' },
  })
  const tenantHome = createRoute({
    getParentRoute,
    path: '/default',
    component: lazyRouteComponent(() => import('../home/TenantHomePage.js'), 'TenantHomePage'),
  })

  return createRouter({
    routeTree: root.addChildren([
      passage(root, '/'),
      passage(root, containerPath),
      ...authRoutes(root),
      app.addChildren([
        home,
        profile,
        tenantHome,
        passage(app as unknown as AnyRoute, `${containerPath}/$`),
      ]),
    ]),
    context: { entry, api: entry.api, queryClient: undefined },
    defaultErrorComponent: CrashPage,
    defaultPreload: false,
    defaultPendingMs: 60_000, // the page on show stays until the next one is ready
    scrollRestoration: false,
  })
}

/** A path without a page of its own: the guard always leads on from it. */
function passage(parent: AnyRoute, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/dashboard', replace: true })
    },
  })
}

/** The router of the portal. */
export type PortalRouter = ReturnType<typeof createPortalRouter>
