/** @public */
export const listApps = {
  id: 'listApps',
  method: 'get',
  path: '/spruce/api/v1/apps',
  tag: 'apps',
} as const
/** @public */
export const addApp = {
  id: 'addApp',
  method: 'post',
  path: '/spruce/api/v1/apps',
  tag: 'apps',
} as const
/** @public */
export const addDeliveredApp = {
  id: 'addDeliveredApp',
  method: 'post',
  path: '/spruce/api/v1/apps/delivered',
  tag: 'apps',
} as const
/** @public */
export const findAppAtAddress = {
  id: 'findAppAtAddress',
  method: 'get',
  path: '/spruce/api/v1/apps/address',
  tag: 'apps',
} as const
/** @public */
export const getApp = {
  id: 'getApp',
  method: 'get',
  path: '/spruce/api/v1/apps/{id}',
  tag: 'apps',
} as const
/** @public */
export const editApp = {
  id: 'editApp',
  method: 'put',
  path: '/spruce/api/v1/apps/{id}',
  tag: 'apps',
} as const
/** @public */
export const orderApps = {
  id: 'orderApps',
  method: 'post',
  path: '/spruce/api/v1/apps/order',
  tag: 'apps',
} as const
/** @public */
export const editProductApp = {
  id: 'editProductApp',
  method: 'put',
  path: '/spruce/api/v1/apps/product/{appCode}',
  tag: 'apps',
} as const
/** @public */
export const countAppAudience = {
  id: 'countAppAudience',
  method: 'post',
  path: '/spruce/api/v1/apps/audience-count',
  tag: 'apps',
} as const
/** @public */
export const previewAppRemoval = {
  id: 'previewAppRemoval',
  method: 'post',
  path: '/spruce/api/v1/apps/removal-preview',
  tag: 'apps',
} as const
/** @public */
export const removeApps = {
  id: 'removeApps',
  method: 'post',
  path: '/spruce/api/v1/apps/remove',
  tag: 'apps',
} as const
/** @public */
export const getAppHealth = {
  id: 'getAppHealth',
  method: 'get',
  path: '/spruce/api/v1/apps/{id}/health',
  tag: 'apps',
} as const
/** @public */
export const checkAppHealth = {
  id: 'checkAppHealth',
  method: 'post',
  path: '/spruce/api/v1/apps/{id}/health',
  tag: 'apps',
} as const
/** @public */
export const getAppDiagnoses = {
  id: 'getAppDiagnoses',
  method: 'get',
  path: '/spruce/api/v1/apps/{id}/diagnoses',
  tag: 'apps',
} as const
/** @public */
export const diagnoseApp = {
  id: 'diagnoseApp',
  method: 'post',
  path: '/spruce/api/v1/apps/{id}/diagnoses',
  tag: 'apps',
} as const
