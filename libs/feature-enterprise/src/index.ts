export type { EnterpriseRouteContext } from './EnterpriseRouteContext.js'
export { enterpriseAppCode, enterpriseManifest } from './manifest.js'
export { permissionMatrixRoute, rolesRoute } from './roles/rolesRoute.js'
export { enterpriseSubApp } from './subApp.js'
