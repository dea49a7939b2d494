/** @public */
export const listCustomers = {
  id: 'listCustomers',
  method: 'get',
  path: '/spruce/api/v1/customers',
  tag: 'customers',
} as const
/** @public */
export const addCustomer = {
  id: 'addCustomer',
  method: 'post',
  path: '/spruce/api/v1/customers',
  tag: 'customers',
} as const
/** @public */
export const checkCustomerDuplicates = {
  id: 'checkCustomerDuplicates',
  method: 'get',
  path: '/spruce/api/v1/customers/duplicates',
  tag: 'customers',
} as const
/** @public */
export const getCustomer = {
  id: 'getCustomer',
  method: 'get',
  path: '/spruce/api/v1/customers/{id}',
  tag: 'customers',
} as const
/** @public */
export const editCustomer = {
  id: 'editCustomer',
  method: 'put',
  path: '/spruce/api/v1/customers/{id}',
  tag: 'customers',
} as const
/** @public */
export const setCustomerStatus = {
  id: 'setCustomerStatus',
  method: 'post',
  path: '/spruce/api/v1/customers/{id}/status',
  tag: 'customers',
} as const
/** @public */
export const renewCustomer = {
  id: 'renewCustomer',
  method: 'post',
  path: '/spruce/api/v1/customers/{id}/renew',
  tag: 'customers',
} as const
/** @public */
export const declineRenewal = {
  id: 'declineRenewal',
  method: 'post',
  path: '/spruce/api/v1/customers/{id}/renewal/decline',
  tag: 'customers',
} as const
/** @public */
export const resetCustomerAdministrator = {
  id: 'resetCustomerAdministrator',
  method: 'post',
  path: '/spruce/api/v1/customers/{id}/administrator-password',
  tag: 'customers',
} as const
