export type { EnterpriseRouteContext } from './EnterpriseRouteContext.js'
export { enterpriseAppCode, enterpriseManifest } from './manifest.js'
export { permissionMatrixRoute, rolesRoute } from './roles/rolesRoute.js'
export { appManagementSubApp, enterpriseSubApp } from './subApp.js'
export { WorkbenchSurfacesProvider } from './workbenches/WorkbenchSurfaces.js'
export type {
  DesignedPageProps,
  WorkbenchDesignerProps,
  WorkbenchSurfaces,
  WorkbenchTarget,
  WorkbenchTargets,
} from './workbenches/WorkbenchSurfaces.js'
