import { authRoutes } from '@spruce/feature-auth'
import { containerPath } from '@spruce/session'
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
import type { PortalContext } from './PortalContext.js'
import type { PortalEntry } from './PortalEntry.js'
import { PortalRoot } from './PortalRoot.js'

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
    component: lazyRouteComponent(() => import(/* ahead */ '../lazy/homePage.js'), 'HomePage'),
    staticData: { tabName: () => 'dashboard' },
  })
  const profile = createRoute({
    getParentRoute,
    path: '/personal',
    component: lazyRouteComponent(() => import('../lazy/profilePage.js'), 'ProfilePage'),
    staticData: { tabName: () => 'personal' },
  })
  const tenantHome = createRoute({
    getParentRoute,
    path: '/default',
    component: lazyRouteComponent(
      () => import(/* ahead */ '../lazy/tenantHomePage.js'),
      'TenantHomePage',
    ),
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
