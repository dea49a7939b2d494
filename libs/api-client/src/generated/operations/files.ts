/** @public */
export const uploadFile = {
  id: 'uploadFile',
  method: 'post',
  path: '/aba-base/api/file/upload',
  tag: 'files',
} as const
/** @public */
export const signFileUrls = {
  id: 'signFileUrls',
  method: 'post',
  path: '/spruce/api/v1/files/urls',
  tag: 'files',
} as const
/** @public */
export const getStorage = {
  id: 'getStorage',
  method: 'get',
  path: '/spruce/api/v1/files/storage',
  tag: 'files',
} as const
