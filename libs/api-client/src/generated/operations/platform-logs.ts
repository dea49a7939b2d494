/** @public */
export const listPlatformOperatorLog = {
  id: 'listPlatformOperatorLog',
  method: 'get',
  path: '/spruce/api/v1/platform/operator-logs',
  tag: 'platform-logs',
} as const
/** @public */
export const exportPlatformOperatorLog = {
  id: 'exportPlatformOperatorLog',
  method: 'get',
  path: '/spruce/api/v1/platform/operator-logs/export',
  tag: 'platform-logs',
} as const
/** @public */
export const listPlatformLoginLog = {
  id: 'listPlatformLoginLog',
  method: 'get',
  path: '/spruce/api/v1/platform/login-logs',
  tag: 'platform-logs',
} as const
/** @public */
export const exportPlatformLoginLog = {
  id: 'exportPlatformLoginLog',
  method: 'get',
  path: '/spruce/api/v1/platform/login-logs/export',
  tag: 'platform-logs',
} as const
/** @public */
export const listPlatformAccessLog = {
  id: 'listPlatformAccessLog',
  method: 'get',
  path: '/spruce/api/v1/platform/access-logs',
  tag: 'platform-logs',
} as const
/** @public */
export const exportPlatformAccessLog = {
  id: 'exportPlatformAccessLog',
  method: 'get',
  path: '/spruce/api/v1/platform/access-logs/export',
  tag: 'platform-logs',
} as const
/** @public */
export const getPlatformLoginBoard = {
  id: 'getPlatformLoginBoard',
  method: 'get',
  path: '/spruce/api/v1/platform/boards/login',
  tag: 'platform-logs',
} as const
/** @public */
export const getPlatformAppBoard = {
  id: 'getPlatformAppBoard',
  method: 'get',
  path: '/spruce/api/v1/platform/boards/app',
  tag: 'platform-logs',
} as const
