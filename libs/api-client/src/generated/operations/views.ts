/** @public */
export const getViews = {
  id: 'getViews',
  method: 'get',
  path: '/spruce/api/v1/views',
  tag: 'views',
} as const
/** @public */
export const saveMyViews = {
  id: 'saveMyViews',
  method: 'put',
  path: '/spruce/api/v1/views/mine',
  tag: 'views',
} as const
/** @public */
export const saveSharedViews = {
  id: 'saveSharedViews',
  method: 'put',
  path: '/spruce/api/v1/views/shared',
  tag: 'views',
} as const
