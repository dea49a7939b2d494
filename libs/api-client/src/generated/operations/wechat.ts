/** @public */
export const wxCallBack = {
  id: 'wxCallBack',
  method: 'get',
  path: '/aba-base/api/v3/wx/wxCallBack',
  tag: 'wechat',
} as const
/** @public */
export const wxValidate = {
  id: 'wxValidate',
  method: 'get',
  path: '/aba-base/api/v3/wx/validate',
  tag: 'wechat',
} as const
/** @public */
export const wxSendVerifyCode = {
  id: 'wxSendVerifyCode',
  method: 'post',
  path: '/aba-base/api/v3/wx/v3/user/send-verify-code',
  tag: 'wechat',
} as const
/** @public */
export const wxBinding = {
  id: 'wxBinding',
  method: 'post',
  path: '/aba-base/api/v3/wx/binding',
  tag: 'wechat',
} as const
/** @public */
export const startWechatLogin = {
  id: 'startWechatLogin',
  method: 'post',
  path: '/spruce/api/v1/wechat/login',
  tag: 'wechat',
} as const
/** @public */
export const listBoundAccounts = {
  id: 'listBoundAccounts',
  method: 'get',
  path: '/spruce/api/v1/bound-accounts',
  tag: 'wechat',
} as const
/** @public */
export const startWechatBinding = {
  id: 'startWechatBinding',
  method: 'post',
  path: '/spruce/api/v1/bound-accounts/wechat',
  tag: 'wechat',
} as const
/** @public */
export const unbindWechat = {
  id: 'unbindWechat',
  method: 'post',
  path: '/spruce/api/v1/bound-accounts/wechat/remove',
  tag: 'wechat',
} as const
