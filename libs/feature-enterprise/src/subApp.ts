import type { SubApp } from '@spruce/session'
import { enterpriseManifest } from './manifest.js'
import { enterpriseRoutes } from './routes.js'

/** The enterprise console, as the portal lists it. @public */
export const enterpriseSubApp: SubApp = {
  manifest: enterpriseManifest,
  routes: enterpriseRoutes,
  search: async () => (await import('./search/enterpriseSearch.js')).enterpriseSearch,
}
