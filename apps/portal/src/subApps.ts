import { devicesManifest, devicesRoutes } from '@spruce/feature-devices'
import {
  appManagementSubApp,
  enterpriseSubApp,
  permissionMatrixRoute,
  rolesRoute,
} from '@spruce/feature-enterprise'
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

const { manifest } = enterpriseSubApp
const boards = manifest.menus.findIndex(({ key }) => key === 'boards')

/** The console of a customer, with its devices. */
const enterprise: SubApp = {
  ...enterpriseSubApp,
  manifest: {
    ...manifest,
    menus: manifest.menus.toSpliced(boards, 0, ...devicesManifest.menus),
    commands: [...(manifest.commands ?? []), ...devicesManifest.commands],
  },
  routes: (parent) => [
    ...enterpriseSubApp.routes(parent),
    ...devicesRoutes(parent, manifest.basePath),
  ],
}

/** The sub-applications of the product. This list is the product. */
export const subApps: readonly SubApp[] = [enterprise, operation, appManagementSubApp]
