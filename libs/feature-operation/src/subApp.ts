import type { SubApp } from '@spruce/session'
import { operationManifest } from './manifest.js'
import { operationRoutes } from './routes.js'

/** The operations management console, as the portal lists it. @public */
export const operationSubApp: SubApp = {
  manifest: operationManifest,
  routes: operationRoutes,
  waiting: async () => (await import('./home/waitingWork.js')).operationWaiting,
}
