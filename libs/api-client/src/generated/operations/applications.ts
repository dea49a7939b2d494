/** @public */
export const listApplications = {
  id: 'listApplications',
  method: 'get',
  path: '/spruce/api/v1/applications',
  tag: 'applications',
} as const
/** @public */
export const applyForCustomer = {
  id: 'applyForCustomer',
  method: 'post',
  path: '/spruce/api/v1/applications',
  tag: 'applications',
} as const
/** @public */
export const getApplicationStatus = {
  id: 'getApplicationStatus',
  method: 'get',
  path: '/spruce/api/v1/applications/status',
  tag: 'applications',
} as const
/** @public */
export const resubmitApplication = {
  id: 'resubmitApplication',
  method: 'post',
  path: '/spruce/api/v1/applications/resubmit',
  tag: 'applications',
} as const
/** @public */
export const getApplication = {
  id: 'getApplication',
  method: 'get',
  path: '/spruce/api/v1/applications/{id}',
  tag: 'applications',
} as const
/** @public */
export const requestApplicationInformation = {
  id: 'requestApplicationInformation',
  method: 'post',
  path: '/spruce/api/v1/applications/{id}/request-information',
  tag: 'applications',
} as const
/** @public */
export const rejectApplication = {
  id: 'rejectApplication',
  method: 'post',
  path: '/spruce/api/v1/applications/{id}/reject',
  tag: 'applications',
} as const
/** @public */
export const previewApplicationApproval = {
  id: 'previewApplicationApproval',
  method: 'get',
  path: '/spruce/api/v1/applications/{id}/approval-preview',
  tag: 'applications',
} as const
/** @public */
export const approveApplication = {
  id: 'approveApplication',
  method: 'post',
  path: '/spruce/api/v1/applications/{id}/approve',
  tag: 'applications',
} as const
