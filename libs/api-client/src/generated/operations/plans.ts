/** @public */
export const listPlans = {
  id: 'listPlans',
  method: 'get',
  path: '/spruce/api/v1/plans',
  tag: 'plans',
} as const
/** @public */
export const addPlan = {
  id: 'addPlan',
  method: 'post',
  path: '/spruce/api/v1/plans',
  tag: 'plans',
} as const
/** @public */
export const getPlanCatalogue = {
  id: 'getPlanCatalogue',
  method: 'get',
  path: '/spruce/api/v1/plans/catalogue',
  tag: 'plans',
} as const
/** @public */
export const getPlan = {
  id: 'getPlan',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}',
  tag: 'plans',
} as const
/** @public */
export const editPlan = {
  id: 'editPlan',
  method: 'put',
  path: '/spruce/api/v1/plans/{id}',
  tag: 'plans',
} as const
/** @public */
export const removePlan = {
  id: 'removePlan',
  method: 'post',
  path: '/spruce/api/v1/plans/{id}/remove',
  tag: 'plans',
} as const
/** @public */
export const setPlanStatus = {
  id: 'setPlanStatus',
  method: 'post',
  path: '/spruce/api/v1/plans/{id}/status',
  tag: 'plans',
} as const
/** @public */
export const getCustomerEntitlements = {
  id: 'getCustomerEntitlements',
  method: 'get',
  path: '/spruce/api/v1/customers/{id}/entitlements',
  tag: 'plans',
} as const
/** @public */
export const assignPlan = {
  id: 'assignPlan',
  method: 'put',
  path: '/spruce/api/v1/customers/{id}/plan',
  tag: 'plans',
} as const
/** @public */
export const setCustomerOverrides = {
  id: 'setCustomerOverrides',
  method: 'put',
  path: '/spruce/api/v1/customers/{id}/overrides',
  tag: 'plans',
} as const
/** @public */
export const getOwnPlan = {
  id: 'getOwnPlan',
  method: 'get',
  path: '/spruce/api/v1/enterprise/plan',
  tag: 'plans',
} as const
