/** @public */
export const mustChangePassword = {
  id: 'mustChangePassword',
  method: 'post',
  path: '/aba-base/api/v3/user/must-change-password',
  tag: 'account',
} as const
/** @public */
export const updatePwd = {
  id: 'updatePwd',
  method: 'post',
  path: '/aba-base/auth/v3/user/update-pwd',
  tag: 'account',
} as const
/** @public */
export const resetPasswordByOldPassword = {
  id: 'resetPasswordByOldPassword',
  method: 'post',
  path: '/aba-base/api/v3/user/reset-password-by-old-password',
  tag: 'account',
} as const
/** @public */
export const checkAccount = {
  id: 'checkAccount',
  method: 'get',
  path: '/aba-base/api/v3/check-account',
  tag: 'account',
} as const
/** @public */
export const superResetPassword = {
  id: 'superResetPassword',
  method: 'post',
  path: '/aba-base/api/v3/user/supper-reset-password',
  tag: 'account',
} as const
/** @public */
export const saveUserInfo = {
  id: 'saveUserInfo',
  method: 'post',
  path: '/aba-base/api/v3/user-info',
  tag: 'account',
} as const
