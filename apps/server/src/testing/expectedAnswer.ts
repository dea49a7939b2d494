import type { Relation, WhoMay } from './whoMay.js'
import type { TenantKey } from './World.js'

/** What counts about a caller, in the words of security.md. */
export interface CallerTraits {
  session: 'none' | 'dead' | 'live'
  /** The password given by somebody else is still there. */
  firstLogin?: boolean
  /** Somebody of the operator's staff acts as the person. */
  isMock?: boolean
  /** Where the caller is a live member, and with which permission codes. */
  memberOf: Partial<Record<TenantKey, readonly string[] | 'all'>>
  /** Where the caller is a member who was disabled; they are told so: as a tenant it is `other`. */
  keptOutOf?: readonly TenantKey[]
  /** The tenant of calls without a header; undefined for a person of no tenant. */
  main?: TenantKey
}

/** The `current-tenant` header of a call: a tenant, nothing, or what no tenant can be. */
export type TenantHeader = TenantKey | 'absent' | 'empty' | 'doubled' | 'garbage'

export interface ExpectedAnswer {
  status: number
  code: number | string
}

const fine = { status: 200, code: 200 }
const dead = { status: 401, code: 401 }
const tenantDenied = { status: 403, code: 'TENANT_DENIED' }
const memberDisabled = { status: 403, code: 'MEMBER_DISABLED' }
const firstLogin = { status: 403, code: 'FIRST_LOGIN' }
const denied = { status: 403, code: 403 }
const mockLogin = { status: 403, code: 'MOCK_LOGIN' }

/** "No password, contact, invitation, SSO link or further mock login inside it", and no sessions. */
const notInMockLogin = new Set([
  ...['mockLogin', 'startRoleView'],
  ...['updatePwd', 'resetPasswordByOldPassword', 'superResetPassword'],
  ...['sendConfirmVerifyCode', 'setContactWay', 'saveUserInfo'],
  ...['sendUserInvite', 'resendInvitation', 'revokeInvitation'],
  ...['acceptUserInvite'],
  ...['switchTenant', 'generateSsoLink', 'listSessions', 'endSessions', 'listSignIns'],
  ...['sendVerifyCode', 'authenticateIdentity'],
  ...['authorizeOauth', 'confirmOauth', 'listOauthConsents', 'revokeOauthConsent'],
  ...['saveFavorites', 'saveMyViews', 'savePreferences', 'saveMyWorkbench', 'resetMyWorkbench'],
  ...['countMemberSessions', 'endMemberSessions'],
  // The lines of a job name one person.
  ...['startBulkChange', 'startBulkRemoval', 'undoBulkChange'],
  ...['startWechatBinding', 'listBoundAccounts', 'unbindWechat', 'unlinkOpenid'],
])

/** Of the operations open to anyone these look at who calls, and in which tenant. */
const readsHeaderOfAnyone = new Set(['getTenantInfo', 'getLoginStatus'])

/**
 * The answer that security.md wants, written from it by hand. The order is its own: a dead session
 * before all, then the tenant, the first login, the permission; the request itself comes after.
 */
export function expectedAnswer(
  line: WhoMay,
  caller: CallerTraits,
  header: TenantHeader,
  relation: Relation | undefined,
): ExpectedAnswer {
  const isHeaderRight = isTenant(header)
    ? header in caller.memberOf
    : header === 'absent' || header === 'empty'
  const isKeptOut = isTenant(header) && caller.keptOutOf?.includes(header)
  const refusal = isKeptOut ? memberDisabled : tenantDenied
  if (line.who === 'anyone') {
    const counts = caller.session === 'live' && readsHeaderOfAnyone.has(line.operation)
    return counts && !isHeaderRight ? refusal : fine
  }
  if (caller.session !== 'live') return dead
  if (!isHeaderRight) return refusal
  if (line.who === 'first-login') return caller.firstLogin ? fine : denied
  if (caller.firstLogin) return firstLogin
  if (caller.isMock && notInMockLogin.has(line.operation)) return mockLogin
  const tenant = tenantOfCall(caller, header)
  if (line.who === 'member' && tenant === undefined) return tenantDenied
  if (line.who === 'operator' && tenant !== 'operator') return denied
  const held = tenant === undefined ? [] : (caller.memberOf[tenant] ?? [])
  const mayCall =
    held === 'all' ||
    line.permissions.length === 0 ||
    line.permissions.some((code) => held.includes(code))
  if (!mayCall) return denied
  if (line.operation === 'switchTenant' && relation === 'other') return memberDisabled
  const status = relation === undefined ? 200 : (line.answers[relation] ?? 200)
  return { status, code: status }
}

/** The tenant in which a call runs; undefined when there is none. */
export function tenantOfCall(caller: CallerTraits, header: TenantHeader): TenantKey | undefined {
  return isTenant(header) ? header : caller.main
}

export function isTenant(header: TenantHeader): header is TenantKey {
  return ['a', 'b', 'c', 'operator'].includes(header)
}
