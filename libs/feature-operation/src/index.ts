export { operationAppCode, operationManifest } from './manifest.js'
export { operationSubApp } from './subApp.js'
