/** @public */
export const listBusinessIdentifiers = {
  id: 'listBusinessIdentifiers',
  method: 'get',
  path: '/spruce/api/v1/business-identifiers',
  tag: 'business-identifiers',
} as const
/** @public */
export const addBusinessIdentifier = {
  id: 'addBusinessIdentifier',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers',
  tag: 'business-identifiers',
} as const
/** @public */
export const previewBusinessIdentifier = {
  id: 'previewBusinessIdentifier',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers/preview',
  tag: 'business-identifiers',
} as const
/** @public */
export const exportBusinessIdentifiers = {
  id: 'exportBusinessIdentifiers',
  method: 'get',
  path: '/spruce/api/v1/business-identifiers/export',
  tag: 'business-identifiers',
} as const
/** @public */
export const importBusinessIdentifiers = {
  id: 'importBusinessIdentifiers',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers/import',
  tag: 'business-identifiers',
} as const
/** @public */
export const getBusinessIdentifier = {
  id: 'getBusinessIdentifier',
  method: 'get',
  path: '/spruce/api/v1/business-identifiers/{id}',
  tag: 'business-identifiers',
} as const
/** @public */
export const editBusinessIdentifier = {
  id: 'editBusinessIdentifier',
  method: 'put',
  path: '/spruce/api/v1/business-identifiers/{id}',
  tag: 'business-identifiers',
} as const
/** @public */
export const setBusinessIdentifierStatus = {
  id: 'setBusinessIdentifierStatus',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers/{id}/status',
  tag: 'business-identifiers',
} as const
/** @public */
export const removeBusinessIdentifier = {
  id: 'removeBusinessIdentifier',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers/{id}/remove',
  tag: 'business-identifiers',
} as const
