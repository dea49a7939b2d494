/** @public */
export const listJobs = {
  id: 'listJobs',
  method: 'get',
  path: '/spruce/api/v1/jobs',
  tag: 'jobs',
} as const
/** @public */
export const getJob = {
  id: 'getJob',
  method: 'get',
  path: '/spruce/api/v1/jobs/{id}',
  tag: 'jobs',
} as const
/** @public */
export const cancelJob = {
  id: 'cancelJob',
  method: 'post',
  path: '/spruce/api/v1/jobs/{id}/cancel',
  tag: 'jobs',
} as const
