import { containerPath } from '@spruce/session'
import type { AnyRoute } from '@tanstack/react-router'
import type { PortalRouter } from '../entry/PortalEntry.js'

/**
 * Puts the pages of the sub-applications under the signed-in layout, in place of the path that stood
 * for all of them. They come with the signed-in part, so the entry does not grow with their number.
 */
export function installSubApps(
  router: PortalRouter,
  makeRoutes: (parent: AnyRoute) => AnyRoute[],
): void {
  const app = router.routesById['/app'] as unknown as AnyRoute
  const own = (app.children as AnyRoute[]).filter((route) => route.id !== `/app${containerPath}/$`)
  app.addChildren([...own, ...makeRoutes(app)])
  router.setRoutes(router.buildRouteTree())
}
