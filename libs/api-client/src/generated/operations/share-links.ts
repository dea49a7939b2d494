/** @public */
export const listShareLinks = {
  id: 'listShareLinks',
  method: 'get',
  path: '/spruce/api/v1/pages/{id}/share-links',
  tag: 'share-links',
} as const
/** @public */
export const addShareLink = {
  id: 'addShareLink',
  method: 'post',
  path: '/spruce/api/v1/pages/{id}/share-links',
  tag: 'share-links',
} as const
/** @public */
export const editShareLink = {
  id: 'editShareLink',
  method: 'put',
  path: '/spruce/api/v1/share-links/{id}',
  tag: 'share-links',
} as const
/** @public */
export const revokeShareLink = {
  id: 'revokeShareLink',
  method: 'post',
  path: '/spruce/api/v1/share-links/{id}/revoke',
  tag: 'share-links',
} as const
/** @public */
export const takeOverShareLink = {
  id: 'takeOverShareLink',
  method: 'post',
  path: '/spruce/api/v1/share-links/{id}/take-over',
  tag: 'share-links',
} as const
/** @public */
export const removeShareLink = {
  id: 'removeShareLink',
  method: 'post',
  path: '/spruce/api/v1/share-links/{id}/remove',
  tag: 'share-links',
} as const
/** @public */
export const listShareLinkViews = {
  id: 'listShareLinkViews',
  method: 'get',
  path: '/spruce/api/v1/share-links/{id}/views',
  tag: 'share-links',
} as const
/** @public */
export const openShareLink = {
  id: 'openShareLink',
  method: 'post',
  path: '/spruce/api/v1/share-links/open',
  tag: 'share-links',
} as const
/** @public */
export const runSharedPageQueries = {
  id: 'runSharedPageQueries',
  method: 'post',
  path: '/spruce/api/v1/share-links/queries',
  tag: 'share-links',
} as const
/** @public */
export const issueShareViewerToken = {
  id: 'issueShareViewerToken',
  method: 'post',
  path: '/spruce/api/v1/share-links/viewer-tokens',
  tag: 'share-links',
} as const
