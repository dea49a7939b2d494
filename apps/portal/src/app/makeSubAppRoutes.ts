import type { AnyRoute } from '@tanstack/react-router'
import { subApps } from '../subApps.js'
import { deliveredRoutes } from './deliveredRoutes.js'

/** The routes of every sub-application and of delivered applications under the signed-in layout. Their pages come by `import()`. */
export function makeSubAppRoutes(parent: AnyRoute): AnyRoute[] {
  return [...subApps.flatMap(({ routes }) => routes(parent)), ...deliveredRoutes(parent)]
}
