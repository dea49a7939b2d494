/** @public */
export const previewBulkChange = {
  id: 'previewBulkChange',
  method: 'post',
  path: '/spruce/api/v1/bulk-changes/preview',
  tag: 'bulk-changes',
} as const
/** @public */
export const listBulkChanges = {
  id: 'listBulkChanges',
  method: 'get',
  path: '/spruce/api/v1/bulk-changes',
  tag: 'bulk-changes',
} as const
/** @public */
export const startBulkChange = {
  id: 'startBulkChange',
  method: 'post',
  path: '/spruce/api/v1/bulk-changes',
  tag: 'bulk-changes',
} as const
/** @public */
export const previewBulkRemoval = {
  id: 'previewBulkRemoval',
  method: 'post',
  path: '/spruce/api/v1/bulk-removals/preview',
  tag: 'bulk-changes',
} as const
/** @public */
export const startBulkRemoval = {
  id: 'startBulkRemoval',
  method: 'post',
  path: '/spruce/api/v1/bulk-removals',
  tag: 'bulk-changes',
} as const
/** @public */
export const getBulkChange = {
  id: 'getBulkChange',
  method: 'get',
  path: '/spruce/api/v1/bulk-changes/{id}',
  tag: 'bulk-changes',
} as const
/** @public */
export const listBulkChangePeople = {
  id: 'listBulkChangePeople',
  method: 'get',
  path: '/spruce/api/v1/bulk-changes/{id}/people',
  tag: 'bulk-changes',
} as const
/** @public */
export const undoBulkChange = {
  id: 'undoBulkChange',
  method: 'post',
  path: '/spruce/api/v1/bulk-changes/{id}/undo',
  tag: 'bulk-changes',
} as const
