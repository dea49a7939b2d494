import { redirectRoute } from '@spruce/console-kit'
import type { SubApp } from '@spruce/session'
import { appManagementManifest } from './applications/appManagementManifest.js'
import { applicationsRoutes } from './applications/applicationsRoute.js'
import { enterpriseManifest } from './manifest.js'
import { enterpriseRoutes } from './routes.js'

/** The enterprise console, as the portal lists it. @public */
export const enterpriseSubApp: SubApp = {
  manifest: enterpriseManifest,
  routes: enterpriseRoutes,
  search: async () => (await import('./search/enterpriseSearch.js')).enterpriseSearch,
}

/** The applications of a company, as the portal lists them beside the console. @public */
export const appManagementSubApp: SubApp = {
  manifest: appManagementManifest,
  routes: (parent) => {
    const { basePath } = appManagementManifest
    const list = `${basePath}/base/appMgt`
    return [
      redirectRoute(parent, basePath, list),
      redirectRoute(parent, `${basePath}/base`, list),
      ...applicationsRoutes(parent, list),
    ]
  },
}
