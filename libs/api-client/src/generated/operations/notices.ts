/** @public */
export const listNotices = {
  id: 'listNotices',
  method: 'get',
  path: '/spruce/api/v1/notices',
  tag: 'notices',
} as const
/** @public */
export const addNotice = {
  id: 'addNotice',
  method: 'post',
  path: '/spruce/api/v1/notices',
  tag: 'notices',
} as const
/** @public */
export const countAudience = {
  id: 'countAudience',
  method: 'post',
  path: '/spruce/api/v1/notices/audience-count',
  tag: 'notices',
} as const
/** @public */
export const getNotice = {
  id: 'getNotice',
  method: 'get',
  path: '/spruce/api/v1/notices/{id}',
  tag: 'notices',
} as const
/** @public */
export const editNotice = {
  id: 'editNotice',
  method: 'put',
  path: '/spruce/api/v1/notices/{id}',
  tag: 'notices',
} as const
/** @public */
export const removeNotice = {
  id: 'removeNotice',
  method: 'post',
  path: '/spruce/api/v1/notices/{id}/remove',
  tag: 'notices',
} as const
/** @public */
export const publishNotice = {
  id: 'publishNotice',
  method: 'post',
  path: '/spruce/api/v1/notices/{id}/publish',
  tag: 'notices',
} as const
/** @public */
export const withdrawNotice = {
  id: 'withdrawNotice',
  method: 'post',
  path: '/spruce/api/v1/notices/{id}/withdraw',
  tag: 'notices',
} as const
/** @public */
export const listNoticeReceipts = {
  id: 'listNoticeReceipts',
  method: 'get',
  path: '/spruce/api/v1/notices/{id}/receipts',
  tag: 'notices',
} as const
/** @public */
export const remindNotice = {
  id: 'remindNotice',
  method: 'post',
  path: '/spruce/api/v1/notices/{id}/remind',
  tag: 'notices',
} as const
