/** @public */
export const downloadUserTemplate = {
  id: 'downloadUserTemplate',
  method: 'get',
  path: '/aba-base/api/v3/user/template/download',
  tag: 'imports',
} as const
/** @public */
export const importUsers = {
  id: 'importUsers',
  method: 'post',
  path: '/aba-base/api/v3/user/import',
  tag: 'imports',
} as const
/** @public */
export const listUserImports = {
  id: 'listUserImports',
  method: 'get',
  path: '/spruce/api/v1/user-imports',
  tag: 'imports',
} as const
/** @public */
export const getUserImport = {
  id: 'getUserImport',
  method: 'get',
  path: '/spruce/api/v1/user-imports/{id}',
  tag: 'imports',
} as const
/** @public */
export const saveUserImportMapping = {
  id: 'saveUserImportMapping',
  method: 'put',
  path: '/spruce/api/v1/user-imports/{id}/mapping',
  tag: 'imports',
} as const
/** @public */
export const checkUserImport = {
  id: 'checkUserImport',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/check',
  tag: 'imports',
} as const
/** @public */
export const commitUserImport = {
  id: 'commitUserImport',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/commit',
  tag: 'imports',
} as const
/** @public */
export const listUserImportRows = {
  id: 'listUserImportRows',
  method: 'get',
  path: '/spruce/api/v1/user-imports/{id}/rows',
  tag: 'imports',
} as const
/** @public */
export const editUserImportRows = {
  id: 'editUserImportRows',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/rows',
  tag: 'imports',
} as const
/** @public */
export const chooseUserImportSheet = {
  id: 'chooseUserImportSheet',
  method: 'put',
  path: '/spruce/api/v1/user-imports/{id}/sheet',
  tag: 'imports',
} as const
/** @public */
export const replaceUserImportCells = {
  id: 'replaceUserImportCells',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/replace',
  tag: 'imports',
} as const
/** @public */
export const downloadUserImportFailures = {
  id: 'downloadUserImportFailures',
  method: 'get',
  path: '/spruce/api/v1/user-imports/{id}/failures',
  tag: 'imports',
} as const
/** @public */
export const undoUserImport = {
  id: 'undoUserImport',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/undo',
  tag: 'imports',
} as const
