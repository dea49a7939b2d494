import { enterpriseSubApp, permissionMatrixRoute, rolesRoute } from '@spruce/feature-enterprise'
import { operationSubApp } from '@spruce/feature-operation'
import type { SubApp } from '@spruce/session'

/** Both consoles have the page of roles (docs/SPECIFICATION.md 2.2, 2.3); a feature imports no other. */
const operation: SubApp = {
  ...operationSubApp,
  routes: (parent) => [
    ...operationSubApp.routes(parent),
    rolesRoute(parent, `${operationSubApp.manifest.basePath}/base/role`),
    permissionMatrixRoute(parent, `${operationSubApp.manifest.basePath}/base/role`),
  ],
}

/** The sub-applications of the product. This list is the product. */
export const subApps: readonly SubApp[] = [enterpriseSubApp, operation]
