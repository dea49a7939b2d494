import type { OperationId } from '../http/contractTypes.js'

/**
 * What a session that a tenant's identity provider opened does not do: it opens that tenant, and all of
 * this is the account's, which may be in other tenants too. Who runs a provider can sign in as anybody
 * linked to it; with the account's password, contact or sessions they would be in every tenant of it.
 */
const refused: ReadonlySet<OperationId> = new Set<OperationId>([
  'updatePwd',
  'resetPasswordByOldPassword',
  'sendConfirmVerifyCode',
  'setContactWay',
  'saveUserInfo',
  'acceptUserInvite',
  'switchTenant',
  'listSessions',
  'listSignIns',
  'endSessions',
  'sendVerifyCode',
  'authenticateIdentity',
  'authorizeOauth', // the portal is a client, and its sessions open every tenant
  'confirmOauth',
  'listOauthConsents',
  'revokeOauthConsent',
  'startWechatBinding',
  'unbindWechat',
])

export function isRefusedToProvider(operationId: OperationId): boolean {
  return refused.has(operationId)
}
