/** @public */
export const listDataEndpoints = {
  id: 'listDataEndpoints',
  method: 'get',
  path: '/spruce/api/v1/data-endpoints',
  tag: 'data-endpoints',
} as const
/** @public */
export const addDataEndpoint = {
  id: 'addDataEndpoint',
  method: 'post',
  path: '/spruce/api/v1/data-endpoints',
  tag: 'data-endpoints',
} as const
/** @public */
export const getDataEndpoint = {
  id: 'getDataEndpoint',
  method: 'get',
  path: '/spruce/api/v1/data-endpoints/{id}',
  tag: 'data-endpoints',
} as const
/** @public */
export const editDataEndpoint = {
  id: 'editDataEndpoint',
  method: 'post',
  path: '/spruce/api/v1/data-endpoints/{id}',
  tag: 'data-endpoints',
} as const
/** @public */
export const listDataEndpointUses = {
  id: 'listDataEndpointUses',
  method: 'get',
  path: '/spruce/api/v1/data-endpoints/{id}/uses',
  tag: 'data-endpoints',
} as const
/** @public */
export const removeDataEndpoint = {
  id: 'removeDataEndpoint',
  method: 'post',
  path: '/spruce/api/v1/data-endpoints/{id}/remove',
  tag: 'data-endpoints',
} as const
