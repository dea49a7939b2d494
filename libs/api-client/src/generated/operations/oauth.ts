/** @public */
export const generateSsoLink = {
  id: 'generateSsoLink',
  method: 'get',
  path: '/aba-base/api/generateSSOLink',
  tag: 'oauth',
} as const
/** @public */
export const exchangeSsoLink = {
  id: 'exchangeSsoLink',
  method: 'post',
  path: '/spruce/api/v1/sso-exchange',
  tag: 'oauth',
} as const
/** @public */
export const authorizeOauth = {
  id: 'authorizeOauth',
  method: 'post',
  path: '/auth/oauth/authorize',
  tag: 'oauth',
} as const
/** @public */
export const confirmOauth = {
  id: 'confirmOauth',
  method: 'post',
  path: '/aba-base/api/v3/oauth/confirm',
  tag: 'oauth',
} as const
/** @public */
export const loginCode = {
  id: 'loginCode',
  method: 'post',
  path: '/aba-base/auth/v3/login-code',
  tag: 'oauth',
} as const
/** @public */
export const getOauthClient = {
  id: 'getOauthClient',
  method: 'get',
  path: '/spruce/api/v1/apps/{id}/oauth-client',
  tag: 'oauth',
} as const
/** @public */
export const saveOauthClient = {
  id: 'saveOauthClient',
  method: 'put',
  path: '/spruce/api/v1/apps/{id}/oauth-client',
  tag: 'oauth',
} as const
/** @public */
export const resetOauthSecret = {
  id: 'resetOauthSecret',
  method: 'post',
  path: '/spruce/api/v1/apps/{id}/oauth-client/secret',
  tag: 'oauth',
} as const
/** @public */
export const removeOauthClient = {
  id: 'removeOauthClient',
  method: 'post',
  path: '/spruce/api/v1/apps/{id}/oauth-client/remove',
  tag: 'oauth',
} as const
/** @public */
export const listOauthConsents = {
  id: 'listOauthConsents',
  method: 'get',
  path: '/spruce/api/v1/oauth-consents',
  tag: 'oauth',
} as const
/** @public */
export const revokeOauthConsent = {
  id: 'revokeOauthConsent',
  method: 'post',
  path: '/spruce/api/v1/oauth-consents/remove',
  tag: 'oauth',
} as const
