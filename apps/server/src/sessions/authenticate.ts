import type { FastifyRequest } from 'fastify'
import { unauthorized } from '../http/errors.js'
import { writeCursor } from '../live/cursor.js'
import {
  SessionsRepository,
  type MemberRow,
  type SessionRow,
} from '../repositories/sessions/SessionsRepository.js'
import { TenantsRepository } from '../repositories/tenants/TenantsRepository.js'
import type { Services } from '../services.js'
import { mockCookies, readCookie, type SessionCookie } from './cookies.js'
import { keptOutRefusal } from './keptOut.js'
import { PermissionSet } from './PermissionSet.js'
import { roleViewSession } from './roleView.js'
import type { Session, SessionTenant } from './session.js'
import { hashToken, isToken } from './tokens.js'

/** A session's time of last use is written at most this often. */
const touchEveryMs = 60_000

/**
 * The cookie that a browser's call means: its own session's, or with `x-session: m<n>` that of a mock
 * login. The header grants nothing: a name without its cookie is no session, never another one.
 */
export function sessionCookieOf(request: FastifyRequest): SessionCookie | undefined {
  const name = request.headers['x-session']
  if (name === undefined) return 'token'
  return mockCookies.find((cookie) => name === `m${cookie.slice('token_m_'.length)}`)
}

/** The token that the call carries: bearer of an API client, else the browser's cookie that is meant. */
export function tokenOf(
  request: FastifyRequest,
  cookie: SessionCookie | undefined = sessionCookieOf(request),
): string | undefined {
  const { authorization } = request.headers
  const token = authorization?.startsWith('Bearer ')
    ? authorization.slice('Bearer '.length)
    : cookie && readCookie(request, cookie)
  return token !== undefined && isToken(token) ? token : undefined
}

interface CallOptions {
  /** The cookie that is meant. */
  readonly cookie?: SessionCookie | undefined
  /** A person does something: the session is in use. Default true. */
  readonly isUse?: boolean
}

/**
 * Who calls, in the tenant asked for (null: the main one). Everything is read anew on every request,
 * so a removed membership or role, a logout or a suspension holds at once.
 * @throws 401 without a live session, 403 without live membership in `tenantId`: TENANT_DENIED, or
 * why the person is kept out
 */
export async function authenticate(
  request: FastifyRequest,
  services: Services,
  tenantId: string | null,
  { cookie = sessionCookieOf(request), isUse = true }: CallOptions = {},
): Promise<Session> {
  const token = tokenOf(request, cookie)
  if (token === undefined) throw unauthorized()
  return sessionOf(token, services, tenantId, isUse)
}

/** Whose a token is; else as `authenticate`. */
export async function sessionOf(
  token: string,
  services: Services,
  tenantId: string | null,
  isUse = true,
): Promise<Session> {
  const sessions = new SessionsRepository(services.engine.platform)
  const row = await sessions.findByToken(hashToken(token), tenantId)
  const now = services.now()
  const isAlive = row && isLive(row, now, services.config.sessionIdleMinutes)
  // A client's, provider's or role view's session ends with the membership; a wrong header is told as such below.
  const isTied =
    row && (row.scopes !== null || row.provider_id !== null || row.view_role_id !== null)
  if (!isAlive || (isTied && row.tenant_id === null && tenantId === null)) throw unauthorized()
  if (isUse && now.getTime() - row.seen_at.getTime() > touchEveryMs) {
    const { tenant_id, member_id } = row
    // Who acts in a mock login, or looks through a role, is not the person.
    const isThePerson = row.acting_user_id === null && row.view_role_id === null
    const isMember = tenant_id !== null && member_id !== null && isThePerson
    const membership = isMember ? { tenantId: tenant_id, memberId: member_id } : undefined
    await sessions.touch(row.id, now, membership)
  }
  if (tenantId !== null && row.tenant_id === null) {
    throw await keptOutRefusal(
      new TenantsRepository(services.engine.platform),
      row.user_id,
      tenantId,
    )
  }
  const session = sessionFrom(row, now)
  const { view_role_id } = row
  return view_role_id === null
    ? session
    : roleViewSession({ ...row, view_role_id }, session, services)
}

function isLive(row: SessionRow, now: Date, idleMinutes: number): boolean {
  return (
    row.expires_at > now &&
    now.getTime() - row.seen_at.getTime() <= idleMinutes * 60_000 &&
    row.user_status === 'active' &&
    row.actor_may &&
    row.client_may
  )
}

/** What a member is in the tenant, by a row of the sessions or one of its own. */
export function tenantOf(row: MemberRow): SessionTenant {
  const isAdmin = row.grants_all === true
  return {
    id: row.tenant_id,
    memberId: row.member_id,
    kind: row.tenant_kind,
    isAdmin,
    permissions: new PermissionSet(row.codes ?? [], isAdmin, row.outside_plan ?? []),
    seesEverybody: isAdmin || row.sees_all !== false,
  }
}

function sessionFrom(row: SessionRow, readAt: Date): Session {
  const { tenant_id, member_id, tenant_kind } = row
  return {
    id: row.id,
    userId: row.user_id,
    loginName: row.login_name,
    name: row.name,
    // The person's own first login waits for the person.
    mustChangePassword: row.must_change_password && row.acting_user_id === null,
    expiresAt: row.expires_at,
    livePlace: writeCursor({ readAt, snapshot: row.snapshot }),
    ...(row.acting_user_id === null
      ? {}
      : {
          actingUserId: row.acting_user_id,
          mock: {
            actingName: row.actor_name ?? '',
            actingLoginName: row.actor_login_name ?? '',
            reason: row.mock_reason,
          },
        }),
    ...(row.scopes === null ? {} : { scopes: row.scopes }),
    ...(row.provider_id === null ? {} : { providerId: row.provider_id }),
    ...(row.opens_tenant_id === null ? {} : { opensTenantId: row.opens_tenant_id }),
    tenant:
      tenant_id !== null && member_id !== null && tenant_kind !== null
        ? tenantOf({ ...row, tenant_id, member_id, tenant_kind })
        : null,
  }
}
