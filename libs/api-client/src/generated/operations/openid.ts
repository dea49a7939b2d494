/** @public */
export const listIdentityProviders = {
  id: 'listIdentityProviders',
  method: 'get',
  path: '/spruce/api/v1/identity-providers',
  tag: 'openid',
} as const
/** @public */
export const addIdentityProvider = {
  id: 'addIdentityProvider',
  method: 'post',
  path: '/spruce/api/v1/identity-providers',
  tag: 'openid',
} as const
/** @public */
export const getIdentityProvider = {
  id: 'getIdentityProvider',
  method: 'get',
  path: '/spruce/api/v1/identity-providers/{id}',
  tag: 'openid',
} as const
/** @public */
export const editIdentityProvider = {
  id: 'editIdentityProvider',
  method: 'post',
  path: '/spruce/api/v1/identity-providers/{id}',
  tag: 'openid',
} as const
/** @public */
export const removeIdentityProvider = {
  id: 'removeIdentityProvider',
  method: 'post',
  path: '/spruce/api/v1/identity-providers/{id}/remove',
  tag: 'openid',
} as const
/** @public */
export const listIdentityProviderLinks = {
  id: 'listIdentityProviderLinks',
  method: 'get',
  path: '/spruce/api/v1/identity-providers/{id}/links',
  tag: 'openid',
} as const
/** @public */
export const checkIdentityProvider = {
  id: 'checkIdentityProvider',
  method: 'post',
  path: '/spruce/api/v1/identity-providers/{id}/health',
  tag: 'openid',
} as const
/** @public */
export const listSignInProviders = {
  id: 'listSignInProviders',
  method: 'get',
  path: '/spruce/api/v1/openid/providers',
  tag: 'openid',
} as const
/** @public */
export const startOpenidLogin = {
  id: 'startOpenidLogin',
  method: 'post',
  path: '/spruce/api/v1/openid/login',
  tag: 'openid',
} as const
/** @public */
export const completeOpenidLogin = {
  id: 'completeOpenidLogin',
  method: 'post',
  path: '/spruce/api/v1/openid/callback',
  tag: 'openid',
} as const
/** @public */
export const unlinkOpenid = {
  id: 'unlinkOpenid',
  method: 'post',
  path: '/spruce/api/v1/bound-accounts/openid/remove',
  tag: 'openid',
} as const
