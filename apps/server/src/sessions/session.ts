import type { OauthScope } from '../db/schema.js'
import { PermissionSet } from './PermissionSet.js'

/** Who calls, read anew from the database on every request. */
export interface Session {
  /** Not secret; the browser knows it as `access_token`. */
  readonly id: string
  readonly userId: string
  readonly loginName: string
  readonly name: string
  /** True until the password given by somebody else is changed: all but a few calls are refused. */
  readonly mustChangePassword: boolean
  readonly expiresAt: Date
  /** Where the session was read in the live events: the request knows of every one before. */
  readonly livePlace: string
  /** In a mock login or role view the account that really acts; the audit names both. */
  readonly actingUserId?: string
  /** The role that a role view shows: it reads only, as a person who exists while it is asked. */
  readonly roleView?: RoleView
  /** For the banner of a mock login or role view. */
  readonly mock?: { actingName: string; actingLoginName: string; reason: string | null }
  /** Of an OAuth client: all that it may do. */
  readonly scopes?: readonly OauthScope[]
  /** The identity provider that opened it, for its own tenant alone. */
  readonly providerId?: string
  /** The one tenant that it opens: of a mock login, a role view, a client or a provider. */
  readonly opensTenantId?: string
  readonly tenant: SessionTenant | null
}

/** Through which role a role view looks, from which department. */
export interface RoleView {
  readonly roleId: string
  readonly roleName: string
  readonly departmentId: string | null
  readonly departmentName: string | null
}

/** The tenant of this request and what the caller is in it. */
export interface SessionTenant {
  readonly id: string
  readonly memberId: string
  readonly kind: 'operator' | 'customer'
  /** Administrator: holds an enabled role that grants all. */
  readonly isAdmin: boolean
  readonly permissions: PermissionSet
  /** No role narrows whom the caller sees; else see `resolvePeopleScope`. */
  readonly seesEverybody: boolean
}

const none = new PermissionSet([])

/** The permissions in the current tenant; none for a person of no tenant. */
export function permissionsOf(session: Session): PermissionSet {
  return session.tenant?.permissions ?? none
}
