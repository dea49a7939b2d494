/** @public */
export const listResources = {
  id: 'listResources',
  method: 'get',
  path: '/spruce/api/v1/resources',
  tag: 'resources',
} as const
/** @public */
export const uploadResource = {
  id: 'uploadResource',
  method: 'post',
  path: '/spruce/api/v1/resources',
  tag: 'resources',
} as const
/** @public */
export const getResource = {
  id: 'getResource',
  method: 'get',
  path: '/spruce/api/v1/resources/{id}',
  tag: 'resources',
} as const
/** @public */
export const editResource = {
  id: 'editResource',
  method: 'put',
  path: '/spruce/api/v1/resources/{id}',
  tag: 'resources',
} as const
/** @public */
export const replaceResource = {
  id: 'replaceResource',
  method: 'post',
  path: '/spruce/api/v1/resources/{id}/content',
  tag: 'resources',
} as const
/** @public */
export const listResourceUses = {
  id: 'listResourceUses',
  method: 'get',
  path: '/spruce/api/v1/resources/{id}/uses',
  tag: 'resources',
} as const
/** @public */
export const listResourceVersions = {
  id: 'listResourceVersions',
  method: 'get',
  path: '/spruce/api/v1/resources/{id}/versions',
  tag: 'resources',
} as const
/** @public */
export const restoreResourceVersion = {
  id: 'restoreResourceVersion',
  method: 'post',
  path: '/spruce/api/v1/resources/{id}/versions/restore',
  tag: 'resources',
} as const
/** @public */
export const getResourceFacets = {
  id: 'getResourceFacets',
  method: 'get',
  path: '/spruce/api/v1/resources/facets',
  tag: 'resources',
} as const
/** @public */
export const tagResources = {
  id: 'tagResources',
  method: 'post',
  path: '/spruce/api/v1/resources/tag',
  tag: 'resources',
} as const
/** @public */
export const archiveResources = {
  id: 'archiveResources',
  method: 'post',
  path: '/spruce/api/v1/resources/archive',
  tag: 'resources',
} as const
/** @public */
export const moveResources = {
  id: 'moveResources',
  method: 'post',
  path: '/spruce/api/v1/resources/move',
  tag: 'resources',
} as const
/** @public */
export const removeResources = {
  id: 'removeResources',
  method: 'post',
  path: '/spruce/api/v1/resources/remove',
  tag: 'resources',
} as const
/** @public */
export const listFolders = {
  id: 'listFolders',
  method: 'get',
  path: '/spruce/api/v1/resource-folders',
  tag: 'resources',
} as const
/** @public */
export const addFolder = {
  id: 'addFolder',
  method: 'post',
  path: '/spruce/api/v1/resource-folders',
  tag: 'resources',
} as const
/** @public */
export const editFolder = {
  id: 'editFolder',
  method: 'put',
  path: '/spruce/api/v1/resource-folders/{id}',
  tag: 'resources',
} as const
/** @public */
export const removeFolder = {
  id: 'removeFolder',
  method: 'post',
  path: '/spruce/api/v1/resource-folders/{id}/remove',
  tag: 'resources',
} as const
