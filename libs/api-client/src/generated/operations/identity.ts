/** @public */
export const hasAuthentication = {
  id: 'hasAuthentication',
  method: 'get',
  path: '/aba-base/api/v3/user/has-authentication',
  tag: 'identity',
} as const
/** @public */
export const sendVerifyCode = {
  id: 'sendVerifyCode',
  method: 'post',
  path: '/aba-base/api/v3/user/send-verify-code',
  tag: 'identity',
} as const
/** @public */
export const authenticateIdentity = {
  id: 'authenticateIdentity',
  method: 'post',
  path: '/aba-base/api/v3/user/authentication',
  tag: 'identity',
} as const
