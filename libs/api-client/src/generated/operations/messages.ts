/** @public */
export const listLetters = {
  id: 'listLetters',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/sletter/list',
  tag: 'messages',
} as const
/** @public */
export const readLetter = {
  id: 'readLetter',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/sletter/read/{id}',
  tag: 'messages',
} as const
/** @public */
export const getUnreadNum = {
  id: 'getUnreadNum',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/index/getUnReadNum',
  tag: 'messages',
} as const
/** @public */
export const readNotice = {
  id: 'readNotice',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/notice/read/{id}',
  tag: 'messages',
} as const
/** @public */
export const addCurUserInfo = {
  id: 'addCurUserInfo',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/index/addCurUserInfo',
  tag: 'messages',
} as const
/** @public */
export const getLatestLetters = {
  id: 'getLatestLetters',
  method: 'get',
  path: '/message-center-service/api/spruce/msg-center/index/sletter/latestInfo',
  tag: 'messages',
} as const
/** @public */
export const getLatestNotices = {
  id: 'getLatestNotices',
  method: 'get',
  path: '/message-center-service/api/spruce/msg-center/index/notice/latestInfo',
  tag: 'messages',
} as const
/** @public */
export const getRedStatus = {
  id: 'getRedStatus',
  method: 'get',
  path: '/message-center-service/api/spruce/msg-center/sletter/redStatus',
  tag: 'messages',
} as const
/** @public */
export const getUnAppMessages = {
  id: 'getUnAppMessages',
  method: 'get',
  path: '/aba-base/api/v3/un-app-record/msg',
  tag: 'messages',
} as const
/** @public */
export const readAllLetters = {
  id: 'readAllLetters',
  method: 'post',
  path: '/spruce/api/v1/letters/read-all',
  tag: 'messages',
} as const
/** @public */
export const listMyNotices = {
  id: 'listMyNotices',
  method: 'get',
  path: '/spruce/api/v1/my-notices',
  tag: 'messages',
} as const
