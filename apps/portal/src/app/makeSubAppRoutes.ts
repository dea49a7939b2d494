import { loadHome } from '@spruce/feature-workbench'
import type { AnyRoute } from '@tanstack/react-router'
import type { PortalContext } from '../entry/PortalContext.js'
import { subApps } from '../subApps.js'
import { deliveredRoutes } from './deliveredRoutes.js'

/** The routes of every sub-application and of delivered applications under the signed-in layout. Their pages come by `import()`. */
export function makeSubAppRoutes(parent: AnyRoute): AnyRoute[] {
  startHome(parent)
  return [...subApps.flatMap(({ routes }) => routes(parent)), ...deliveredRoutes(parent)]
}

/** Gives /dashboard, whose route stands in the entry, the loader that would weigh on it there. */
function startHome(parent: AnyRoute) {
  const home = (parent.children as AnyRoute[] | undefined)?.find(
    ({ id }) => id === '/app/dashboard',
  )
  const loader = ({ context: { entry, api, queryClient } }: { context: PortalContext }) => {
    if (queryClient && entry.state.shell?.session.hasTenant) loadHome(api, queryClient)
  }
  if (home) Object.assign(home.options, { loader })
}
