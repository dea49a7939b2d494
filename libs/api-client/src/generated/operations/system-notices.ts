/** @public */
export const listSystemNotices = {
  id: 'listSystemNotices',
  method: 'get',
  path: '/spruce/api/v1/system-notices',
  tag: 'system-notices',
} as const
/** @public */
export const addSystemNotice = {
  id: 'addSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices',
  tag: 'system-notices',
} as const
/** @public */
export const countSystemAudience = {
  id: 'countSystemAudience',
  method: 'post',
  path: '/spruce/api/v1/system-notices/count-audience',
  tag: 'system-notices',
} as const
/** @public */
export const getSystemNotice = {
  id: 'getSystemNotice',
  method: 'get',
  path: '/spruce/api/v1/system-notices/{id}',
  tag: 'system-notices',
} as const
/** @public */
export const editSystemNotice = {
  id: 'editSystemNotice',
  method: 'put',
  path: '/spruce/api/v1/system-notices/{id}',
  tag: 'system-notices',
} as const
/** @public */
export const removeSystemNotice = {
  id: 'removeSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices/{id}/remove',
  tag: 'system-notices',
} as const
/** @public */
export const publishSystemNotice = {
  id: 'publishSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices/{id}/publish',
  tag: 'system-notices',
} as const
/** @public */
export const withdrawSystemNotice = {
  id: 'withdrawSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices/{id}/withdraw',
  tag: 'system-notices',
} as const
/** @public */
export const listSystemNoticeReceipts = {
  id: 'listSystemNoticeReceipts',
  method: 'get',
  path: '/spruce/api/v1/system-notices/{id}/receipts',
  tag: 'system-notices',
} as const
/** @public */
export const listSystemNoticePeople = {
  id: 'listSystemNoticePeople',
  method: 'get',
  path: '/spruce/api/v1/system-notices/{id}/receipts/people',
  tag: 'system-notices',
} as const
/** @public */
export const remindSystemNotice = {
  id: 'remindSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices/{id}/remind',
  tag: 'system-notices',
} as const
