/** @public */
export const listRoles = {
  id: 'listRoles',
  method: 'get',
  path: '/aba-base/api/v3/role/multi-tenant-roles',
  tag: 'roles',
} as const
/** @public */
export const listRoleRecords = {
  id: 'listRoleRecords',
  method: 'get',
  path: '/spruce/api/v1/roles',
  tag: 'roles',
} as const
/** @public */
export const addRole = {
  id: 'addRole',
  method: 'post',
  path: '/spruce/api/v1/roles',
  tag: 'roles',
} as const
/** @public */
export const previewRoleScope = {
  id: 'previewRoleScope',
  method: 'get',
  path: '/spruce/api/v1/role-scope-preview',
  tag: 'roles',
} as const
/** @public */
export const getRole = {
  id: 'getRole',
  method: 'get',
  path: '/spruce/api/v1/roles/{id}',
  tag: 'roles',
} as const
/** @public */
export const editRole = {
  id: 'editRole',
  method: 'put',
  path: '/spruce/api/v1/roles/{id}',
  tag: 'roles',
} as const
/** @public */
export const copyRole = {
  id: 'copyRole',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/copy',
  tag: 'roles',
} as const
/** @public */
export const startRoleView = {
  id: 'startRoleView',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/view',
  tag: 'roles',
} as const
/** @public */
export const setRoleStatus = {
  id: 'setRoleStatus',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/status',
  tag: 'roles',
} as const
/** @public */
export const removeRoles = {
  id: 'removeRoles',
  method: 'post',
  path: '/spruce/api/v1/roles/remove',
  tag: 'roles',
} as const
/** @public */
export const listRoleMembers = {
  id: 'listRoleMembers',
  method: 'get',
  path: '/spruce/api/v1/roles/{id}/members',
  tag: 'roles',
} as const
/** @public */
export const addRoleMembers = {
  id: 'addRoleMembers',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/members',
  tag: 'roles',
} as const
/** @public */
export const removeRoleMembers = {
  id: 'removeRoleMembers',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/members/remove',
  tag: 'roles',
} as const
/** @public */
export const getRolePermissions = {
  id: 'getRolePermissions',
  method: 'get',
  path: '/spruce/api/v1/roles/{id}/permissions',
  tag: 'roles',
} as const
/** @public */
export const setRolePermissions = {
  id: 'setRolePermissions',
  method: 'put',
  path: '/spruce/api/v1/roles/{id}/permissions',
  tag: 'roles',
} as const
/** @public */
export const getPermissionMatrix = {
  id: 'getPermissionMatrix',
  method: 'get',
  path: '/spruce/api/v1/permissions/matrix',
  tag: 'roles',
} as const
/** @public */
export const savePermissionMatrix = {
  id: 'savePermissionMatrix',
  method: 'post',
  path: '/spruce/api/v1/permissions/matrix',
  tag: 'roles',
} as const
/** @public */
export const previewPermissionMatrix = {
  id: 'previewPermissionMatrix',
  method: 'post',
  path: '/spruce/api/v1/permissions/matrix/preview',
  tag: 'roles',
} as const
/** @public */
export const explainPermission = {
  id: 'explainPermission',
  method: 'get',
  path: '/spruce/api/v1/permissions/explain',
  tag: 'roles',
} as const
/** @public */
export const explainObjects = {
  id: 'explainObjects',
  method: 'get',
  path: '/spruce/api/v1/permissions/explain-objects',
  tag: 'roles',
} as const
/** @public */
export const explainOwnPermission = {
  id: 'explainOwnPermission',
  method: 'get',
  path: '/spruce/api/v1/my-permissions/explain',
  tag: 'roles',
} as const
/** @public */
export const getMemberPermissions = {
  id: 'getMemberPermissions',
  method: 'get',
  path: '/spruce/api/v1/members/{id}/permissions',
  tag: 'roles',
} as const
/** @public */
export const getAppPermissions = {
  id: 'getAppPermissions',
  method: 'get',
  path: '/spruce/api/v1/app-permissions',
  tag: 'roles',
} as const
