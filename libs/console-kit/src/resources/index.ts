export { ResourceUploads } from './ResourceUploads.js'
export type { ResourceUploadsProps } from './ResourceUploads.js'
export type { Resource } from './sendResource.js'
