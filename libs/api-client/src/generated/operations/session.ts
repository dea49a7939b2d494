/** @public */
export const getUserInfos = {
  id: 'getUserInfos',
  method: 'get',
  path: '/aba-base/api/user-infos',
  tag: 'session',
} as const
/** @public */
export const listTenants = {
  id: 'listTenants',
  method: 'get',
  path: '/aba-base/api/v3/user/tenants',
  tag: 'session',
} as const
/** @public */
export const getSystem = {
  id: 'getSystem',
  method: 'get',
  path: '/aba-base/api/v3/system',
  tag: 'session',
} as const
/** @public */
export const getSystemConfig = {
  id: 'getSystemConfig',
  method: 'get',
  path: '/aba-base/api/system-config',
  tag: 'session',
} as const
/** @public */
export const getTenantInfo = {
  id: 'getTenantInfo',
  method: 'get',
  path: '/aba-base/api/tenants/tenant-info',
  tag: 'session',
} as const
/** @public */
export const getDeployConfig = {
  id: 'getDeployConfig',
  method: 'get',
  path: '/aba-base/api/deploy-config',
  tag: 'session',
} as const
/** @public */
export const getIsAdmin = {
  id: 'getIsAdmin',
  method: 'get',
  path: '/aba-base/api/role/user/isAdmin',
  tag: 'session',
} as const
/** @public */
export const switchTenant = {
  id: 'switchTenant',
  method: 'post',
  path: '/aba-base/api/v3/tenant/switch/{id}',
  tag: 'session',
} as const
/** @public */
export const getPreferences = {
  id: 'getPreferences',
  method: 'get',
  path: '/spruce/api/v1/preferences',
  tag: 'session',
} as const
/** @public */
export const savePreferences = {
  id: 'savePreferences',
  method: 'put',
  path: '/spruce/api/v1/preferences',
  tag: 'session',
} as const
/** @public */
export const getSystemData = {
  id: 'getSystemData',
  method: 'get',
  path: '/spruce/api/v1/system-data',
  tag: 'session',
} as const
