/** @public */
export const getCaptchaKey = {
  id: 'getCaptchaKey',
  method: 'get',
  path: '/aba-base/api/verification/get-captcha-key',
  tag: 'auth',
} as const
/** @public */
export const getCaptcha = {
  id: 'getCaptcha',
  method: 'get',
  path: '/aba-base/api/verification/get-captcha',
  tag: 'auth',
} as const
/** @public */
export const login = { id: 'login', method: 'post', path: '/auth/login', tag: 'auth' } as const
/** @public */
export const logout = { id: 'logout', method: 'post', path: '/auth/logout', tag: 'auth' } as const
/** @public */
export const verifyToken = {
  id: 'verifyToken',
  method: 'post',
  path: '/auth/verify-token',
  tag: 'auth',
} as const
/** @public */
export const verifyTokenV3 = {
  id: 'verifyTokenV3',
  method: 'get',
  path: '/aba-base/api/v3/verify-token',
  tag: 'auth',
} as const
/** @public */
export const getLoginStatus = {
  id: 'getLoginStatus',
  method: 'get',
  path: '/spruce/api/v1/login-status',
  tag: 'auth',
} as const
