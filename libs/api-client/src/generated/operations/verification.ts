/** @public */
export const getVerificationCode = {
  id: 'getVerificationCode',
  method: 'post',
  path: '/aba-base/api/verification/get-verification-code',
  tag: 'verification',
} as const
/** @public */
export const sendConfirmVerifyCode = {
  id: 'sendConfirmVerifyCode',
  method: 'post',
  path: '/aba-base/api/verification/send-confirm-verify-code',
  tag: 'verification',
} as const
/** @public */
export const loginByVerificationCode = {
  id: 'loginByVerificationCode',
  method: 'post',
  path: '/auth/login-by-verification-code',
  tag: 'verification',
} as const
/** @public */
export const resetPasswordByContact = {
  id: 'resetPasswordByContact',
  method: 'post',
  path: '/aba-base/api/v3/user/reset-password-by-contact',
  tag: 'verification',
} as const
/** @public */
export const setContactWay = {
  id: 'setContactWay',
  method: 'post',
  path: '/aba-base/api/v3/user/contact-way',
  tag: 'verification',
} as const
/** @public */
export const getContactUse = {
  id: 'getContactUse',
  method: 'get',
  path: '/spruce/api/v1/contact-use',
  tag: 'verification',
} as const
