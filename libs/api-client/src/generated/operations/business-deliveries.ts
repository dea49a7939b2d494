/** @public */
export const listBusinessDeliveries = {
  id: 'listBusinessDeliveries',
  method: 'get',
  path: '/spruce/api/v1/business-deliveries',
  tag: 'business-deliveries',
} as const
/** @public */
export const sendBusinessMessage = {
  id: 'sendBusinessMessage',
  method: 'post',
  path: '/spruce/api/v1/business-deliveries',
  tag: 'business-deliveries',
} as const
/** @public */
export const exportBusinessDeliveries = {
  id: 'exportBusinessDeliveries',
  method: 'get',
  path: '/spruce/api/v1/business-deliveries/export',
  tag: 'business-deliveries',
} as const
/** @public */
export const getBusinessDelivery = {
  id: 'getBusinessDelivery',
  method: 'get',
  path: '/spruce/api/v1/business-deliveries/{id}',
  tag: 'business-deliveries',
} as const
/** @public */
export const listBusinessDeliveryRecipients = {
  id: 'listBusinessDeliveryRecipients',
  method: 'get',
  path: '/spruce/api/v1/business-deliveries/{id}/recipients',
  tag: 'business-deliveries',
} as const
/** @public */
export const retryBusinessDelivery = {
  id: 'retryBusinessDelivery',
  method: 'post',
  path: '/spruce/api/v1/business-deliveries/{id}/retry',
  tag: 'business-deliveries',
} as const
