import type { Schemas } from '@spruce/api-client/contract'
import type { OperationId } from '../http/contractTypes.js'
import type { Session } from './session.js'

/**
 * What nobody does in a mock login, whatever the rights of the person acted as: passwords, contacts,
 * invitations, links that sign in elsewhere, the person's sessions and identity, and what the person
 * has arranged: favourites, views, preferences, the own workbench.
 */
const refused: ReadonlySet<OperationId> = new Set<OperationId>([
  'mockLogin',
  'startRoleView',
  'updatePwd',
  'resetPasswordByOldPassword',
  'superResetPassword',
  'countMemberSessions',
  'endMemberSessions',
  'startBulkChange', // the lines of a job name one person
  'startBulkRemoval',
  'undoBulkChange',
  'sendConfirmVerifyCode',
  'setContactWay',
  'saveUserInfo',
  'sendUserInvite',
  'resendInvitation',
  'revokeInvitation',
  'acceptUserInvite',
  'generateSsoLink',
  'listSessions',
  'listSignIns',
  'endSessions',
  'sendVerifyCode',
  'authenticateIdentity',
  'authorizeOauth',
  'confirmOauth',
  'listOauthConsents',
  'revokeOauthConsent',
  'startWechatBinding',
  'listBoundAccounts',
  'unbindWechat',
  'unlinkOpenid',
  'saveFavorites',
  'saveMyViews',
  'savePreferences',
  'saveMyWorkbench',
  'resetMyWorkbench',
  'switchTenant', // it would move the person's own start, and the session opens one tenant
])

/** A session that opens one tenant, a mock login's, a role view's or a provider's, shows that one of the person's. */
export function tenantsInSight<T extends { id: string }>(
  { actingUserId, providerId, tenant }: Session,
  tenants: readonly T[],
): readonly T[] {
  const isWhole = actingUserId === undefined && providerId === undefined
  return isWhole ? tenants : tenants.filter(({ id }) => id === tenant?.id)
}

/** What the banner of a mock login or role view says; null for a person's own session. */
export function presentMockLogin({
  mock,
  roleView,
  expiresAt,
}: Session): Schemas['MockLoginState'] | null {
  if (!mock) return null
  return { ...mock, expiresAt: expiresAt.toISOString(), ...(roleView && { roleView }) }
}

export function isRefusedInMockLogin(operationId: OperationId): boolean {
  return refused.has(operationId)
}
