/** @public */
export const listComponents = {
  id: 'listComponents',
  method: 'get',
  path: '/spruce/api/v1/components',
  tag: 'components',
} as const
/** @public */
export const addComponent = {
  id: 'addComponent',
  method: 'post',
  path: '/spruce/api/v1/components',
  tag: 'components',
} as const
/** @public */
export const getComponent = {
  id: 'getComponent',
  method: 'get',
  path: '/spruce/api/v1/components/{id}',
  tag: 'components',
} as const
/** @public */
export const editComponent = {
  id: 'editComponent',
  method: 'put',
  path: '/spruce/api/v1/components/{id}',
  tag: 'components',
} as const
/** @public */
export const publishComponent = {
  id: 'publishComponent',
  method: 'post',
  path: '/spruce/api/v1/components/{id}/publish',
  tag: 'components',
} as const
/** @public */
export const withdrawComponent = {
  id: 'withdrawComponent',
  method: 'post',
  path: '/spruce/api/v1/components/{id}/withdraw',
  tag: 'components',
} as const
/** @public */
export const removeComponent = {
  id: 'removeComponent',
  method: 'post',
  path: '/spruce/api/v1/components/{id}/remove',
  tag: 'components',
} as const
/** @public */
export const listComponentReleases = {
  id: 'listComponentReleases',
  method: 'get',
  path: '/spruce/api/v1/components/{id}/releases',
  tag: 'components',
} as const
/** @public */
export const listComponentUses = {
  id: 'listComponentUses',
  method: 'get',
  path: '/spruce/api/v1/components/{id}/uses',
  tag: 'components',
} as const
/** @public */
export const listTenantComponents = {
  id: 'listTenantComponents',
  method: 'get',
  path: '/spruce/api/v1/tenant-components',
  tag: 'components',
} as const
/** @public */
export const addTenantComponent = {
  id: 'addTenantComponent',
  method: 'post',
  path: '/spruce/api/v1/tenant-components',
  tag: 'components',
} as const
/** @public */
export const listPalette = {
  id: 'listPalette',
  method: 'get',
  path: '/spruce/api/v1/component-palette',
  tag: 'components',
} as const
/** @public */
export const switchComponent = {
  id: 'switchComponent',
  method: 'put',
  path: '/spruce/api/v1/tenant-components/{id}/switch',
  tag: 'components',
} as const
/** @public */
export const getTenantComponent = {
  id: 'getTenantComponent',
  method: 'get',
  path: '/spruce/api/v1/tenant-components/{id}',
  tag: 'components',
} as const
/** @public */
export const editTenantComponent = {
  id: 'editTenantComponent',
  method: 'put',
  path: '/spruce/api/v1/tenant-components/{id}',
  tag: 'components',
} as const
/** @public */
export const listTenantComponentReleases = {
  id: 'listTenantComponentReleases',
  method: 'get',
  path: '/spruce/api/v1/tenant-components/{id}/releases',
  tag: 'components',
} as const
/** @public */
export const listTenantComponentUses = {
  id: 'listTenantComponentUses',
  method: 'get',
  path: '/spruce/api/v1/component-uses',
  tag: 'components',
} as const
/** @public */
export const publishTenantComponent = {
  id: 'publishTenantComponent',
  method: 'post',
  path: '/spruce/api/v1/tenant-components/{id}/publish',
  tag: 'components',
} as const
/** @public */
export const withdrawTenantComponent = {
  id: 'withdrawTenantComponent',
  method: 'post',
  path: '/spruce/api/v1/tenant-components/{id}/withdraw',
  tag: 'components',
} as const
/** @public */
export const removeTenantComponent = {
  id: 'removeTenantComponent',
  method: 'post',
  path: '/spruce/api/v1/tenant-components/{id}/remove',
  tag: 'components',
} as const
