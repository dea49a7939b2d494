export type { EnterpriseRouteContext } from './EnterpriseRouteContext.js'
export { enterpriseAppCode, enterpriseManifest } from './manifest.js'
export { enterpriseSubApp } from './subApp.js'
