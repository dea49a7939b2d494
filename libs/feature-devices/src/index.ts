export { devicesManifest } from './manifest.js'
export { devicesRoutes } from './routes.js'
