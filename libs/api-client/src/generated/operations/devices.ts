/** @public */
export const listDeviceAreas = {
  id: 'listDeviceAreas',
  method: 'get',
  path: '/spruce/api/v1/device-areas',
  tag: 'devices',
} as const
/** @public */
export const addDeviceArea = {
  id: 'addDeviceArea',
  method: 'post',
  path: '/spruce/api/v1/device-areas',
  tag: 'devices',
} as const
/** @public */
export const editDeviceArea = {
  id: 'editDeviceArea',
  method: 'put',
  path: '/spruce/api/v1/device-areas/{id}',
  tag: 'devices',
} as const
/** @public */
export const removeDeviceArea = {
  id: 'removeDeviceArea',
  method: 'post',
  path: '/spruce/api/v1/device-areas/{id}/remove',
  tag: 'devices',
} as const
/** @public */
export const listDevices = {
  id: 'listDevices',
  method: 'get',
  path: '/spruce/api/v1/devices',
  tag: 'devices',
} as const
/** @public */
export const addDevice = {
  id: 'addDevice',
  method: 'post',
  path: '/spruce/api/v1/devices',
  tag: 'devices',
} as const
/** @public */
export const getDevice = {
  id: 'getDevice',
  method: 'get',
  path: '/spruce/api/v1/devices/{id}',
  tag: 'devices',
} as const
/** @public */
export const editDevice = {
  id: 'editDevice',
  method: 'put',
  path: '/spruce/api/v1/devices/{id}',
  tag: 'devices',
} as const
/** @public */
export const removeDevices = {
  id: 'removeDevices',
  method: 'post',
  path: '/spruce/api/v1/devices/remove',
  tag: 'devices',
} as const
/** @public */
export const listDataPoints = {
  id: 'listDataPoints',
  method: 'get',
  path: '/spruce/api/v1/devices/{id}/data-points',
  tag: 'devices',
} as const
/** @public */
export const addDataPoint = {
  id: 'addDataPoint',
  method: 'post',
  path: '/spruce/api/v1/devices/{id}/data-points',
  tag: 'devices',
} as const
/** @public */
export const editDataPoint = {
  id: 'editDataPoint',
  method: 'put',
  path: '/spruce/api/v1/data-points/{id}',
  tag: 'devices',
} as const
/** @public */
export const removeDataPoints = {
  id: 'removeDataPoints',
  method: 'post',
  path: '/spruce/api/v1/data-points/remove',
  tag: 'devices',
} as const
/** @public */
export const reportDataPoints = {
  id: 'reportDataPoints',
  method: 'post',
  path: '/spruce/api/v1/devices/{id}/report',
  tag: 'devices',
} as const
/** @public */
export const listDeviceTypes = {
  id: 'listDeviceTypes',
  method: 'get',
  path: '/spruce/api/v1/device-types',
  tag: 'devices',
} as const
/** @public */
export const addDeviceType = {
  id: 'addDeviceType',
  method: 'post',
  path: '/spruce/api/v1/device-types',
  tag: 'devices',
} as const
/** @public */
export const getDeviceType = {
  id: 'getDeviceType',
  method: 'get',
  path: '/spruce/api/v1/device-types/{id}',
  tag: 'devices',
} as const
/** @public */
export const editDeviceType = {
  id: 'editDeviceType',
  method: 'put',
  path: '/spruce/api/v1/device-types/{id}',
  tag: 'devices',
} as const
/** @public */
export const removeDeviceTypes = {
  id: 'removeDeviceTypes',
  method: 'post',
  path: '/spruce/api/v1/device-types/remove',
  tag: 'devices',
} as const
/** @public */
export const listDeviceTokens = {
  id: 'listDeviceTokens',
  method: 'get',
  path: '/spruce/api/v1/device-tokens',
  tag: 'devices',
} as const
/** @public */
export const addDeviceToken = {
  id: 'addDeviceToken',
  method: 'post',
  path: '/spruce/api/v1/device-tokens',
  tag: 'devices',
} as const
/** @public */
export const rotateDeviceToken = {
  id: 'rotateDeviceToken',
  method: 'post',
  path: '/spruce/api/v1/device-tokens/{id}/rotate',
  tag: 'devices',
} as const
/** @public */
export const removeDeviceTokens = {
  id: 'removeDeviceTokens',
  method: 'post',
  path: '/spruce/api/v1/device-tokens/remove',
  tag: 'devices',
} as const
/** @public */
export const reportDevices = {
  id: 'reportDevices',
  method: 'post',
  path: '/spruce/api/v1/device-reports',
  tag: 'devices',
} as const
/** @public */
export const readPointHistory = {
  id: 'readPointHistory',
  method: 'get',
  path: '/spruce/api/v1/point-history',
  tag: 'devices',
} as const
/** @public */
export const getDeviceSettings = {
  id: 'getDeviceSettings',
  method: 'get',
  path: '/spruce/api/v1/device-settings',
  tag: 'devices',
} as const
/** @public */
export const editDeviceSettings = {
  id: 'editDeviceSettings',
  method: 'put',
  path: '/spruce/api/v1/device-settings',
  tag: 'devices',
} as const
/** @public */
export const exportDataPoints = {
  id: 'exportDataPoints',
  method: 'get',
  path: '/aba-base/api/s-dicts/export-data-points/5',
  tag: 'devices',
} as const
