/** @public */
export const openLiveStream = {
  id: 'openLiveStream',
  method: 'get',
  path: '/spruce/api/v1/live',
  tag: 'live',
} as const
