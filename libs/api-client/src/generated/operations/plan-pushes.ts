/** @public */
export const getPlanMenus = {
  id: 'getPlanMenus',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/menus',
  tag: 'plan-pushes',
} as const
/** @public */
export const setPlanMenus = {
  id: 'setPlanMenus',
  method: 'put',
  path: '/spruce/api/v1/plans/{id}/menus',
  tag: 'plan-pushes',
} as const
/** @public */
export const previewPlanPush = {
  id: 'previewPlanPush',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/push-preview',
  tag: 'plan-pushes',
} as const
/** @public */
export const listPlanPushPreview = {
  id: 'listPlanPushPreview',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/push-preview/customers',
  tag: 'plan-pushes',
} as const
/** @public */
export const previewCustomerPush = {
  id: 'previewCustomerPush',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/push-preview/customers/{customerId}',
  tag: 'plan-pushes',
} as const
/** @public */
export const listPlanPushes = {
  id: 'listPlanPushes',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/pushes',
  tag: 'plan-pushes',
} as const
/** @public */
export const pushPlan = {
  id: 'pushPlan',
  method: 'post',
  path: '/spruce/api/v1/plans/{id}/pushes',
  tag: 'plan-pushes',
} as const
/** @public */
export const getPlanPush = {
  id: 'getPlanPush',
  method: 'get',
  path: '/spruce/api/v1/plan-pushes/{id}',
  tag: 'plan-pushes',
} as const
/** @public */
export const listPlanPushCustomers = {
  id: 'listPlanPushCustomers',
  method: 'get',
  path: '/spruce/api/v1/plan-pushes/{id}/customers',
  tag: 'plan-pushes',
} as const
/** @public */
export const listPlanPushItems = {
  id: 'listPlanPushItems',
  method: 'get',
  path: '/spruce/api/v1/plan-pushes/{id}/customers/{customerId}',
  tag: 'plan-pushes',
} as const
/** @public */
export const undoPlanPush = {
  id: 'undoPlanPush',
  method: 'post',
  path: '/spruce/api/v1/plan-pushes/{id}/undo',
  tag: 'plan-pushes',
} as const
