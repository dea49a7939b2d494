import type { PermissionCode } from '@spruce/api-client/contract'
import { sql } from 'kysely'
import type { Db, OauthScope, SessionVia, TenantKind } from '../../db/schema.js'
import { isAppShown, memberAsViewer } from '../apps/appSight.js'
import { wakeForSessions } from '../live/announce.js'
import { isOpen } from '../tenants/isOpen.js'

/** A session with its account and, where there is one, the live membership asked for. */
export interface SessionRow {
  id: string
  user_id: string
  seen_at: Date
  expires_at: Date
  login_name: string
  name: string
  user_status: 'active' | 'suspended'
  must_change_password: boolean
  /** In a mock login the account that really acts. */
  acting_user_id: string | null
  actor_name: string | null
  actor_login_name: string | null
  mock_reason: string | null
  /** In a mock login: that account is still one of the operator's staff, and may do it. */
  actor_may: boolean
  /** What an OAuth client may do with it: granted, and still its to ask for. Null: it is the person's own. */
  scopes: OauthScope[] | null
  /** The identity provider that opened it. */
  provider_id: string | null
  /** Of an OAuth client: it is still switched on, and its application shows to the person. */
  client_may: boolean
  /** The one tenant that it opens, whether or not the person is live in it; null: all of theirs. */
  opens_tenant_id: string | null
  tenant_id: string | null
  member_id: string | null
  tenant_kind: TenantKind | null
  grants_all: boolean | null
  codes: string[] | null
  /** Codes that the tenant's plan leaves out. */
  outside_plan: string[] | null
  /** Of a role view: the session it began in, the role, and the department of its person. */
  parent_id: string | null
  view_role_id: string | null
  view_department_id: string | null
  /** Every enabled role shows everybody. */
  sees_all: boolean | null
  /** The snapshot that all of this was read in. */
  snapshot: string
}

/** A live member with what they may do. */
export type MemberRow = Pick<SessionRow, 'grants_all' | 'codes' | 'sees_all' | 'outside_plan'> & {
  tenant_id: string
  member_id: string
  tenant_kind: TenantKind
}

export interface NewSession {
  id: string
  tokenHash: string
  userId: string
  browserId: string | null
  /** How the person proved who they are. */
  via: SessionVia
  address: string
  agent: string | null
  now: Date
  expiresAt: Date
  /** The one tenant that it opens, and whose session it is beside the person's. */
  opens?: SessionOpening
}

/** Whom a session of one tenant belongs to, beside the person. */
export type SessionOpening = { tenantId: string } & (
  | { actingUserId: string; reason: string }
  | { clientId: string; scopes: OauthScope[] }
  | { providerId: string }
  | RoleViewOpening
)

/** A role view of the person's own: where it began, and whom it shows. */
export interface RoleViewOpening {
  parentId: string
  roleId: string
  departmentId: string | null
}

/** Whose session it is, in the one tenant that it opens. */
const clientsPerson = memberAsViewer(
  sql.ref('s.tenant_id'),
  sql<string | null>`(select person.id from memberships person
    where person.tenant_id = s.tenant_id and person.user_id = s.user_id)`,
)

/** What the member `m` of a statement may do: roles as `r`, what the tenant's plan leaves out as `p`. */
const rightsOfMember = sql`
      left join lateral (
        select bool_or(r.grants_all) as grants_all, bool_and(r.data_scope = 'all') as sees_all,
          array_agg(distinct p.perm_code) filter (where p.perm_code is not null) as codes
        from membership_roles mr
        join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id and r.enabled
        left join role_permissions p on p.tenant_id = r.tenant_id and p.role_id = r.id
        where mr.tenant_id = m.tenant_id and mr.member_id = m.member_id
      ) r on true
      left join plans pl on pl.id = m.plan_id
      left join customer_overrides o on o.tenant_id = m.tenant_id
        and (o.expires_at is null or o.expires_at > now())
      left join lateral (
        select array_agg(p.code) as outside_plan from permissions p
        where (pl.id is not null or o.tenant_id is not null) and not (
          plan_allows(pl.apps, o.granted_apps, o.revoked_apps, p.app_code)
          and plan_allows(pl.permissions, o.granted_permissions, o.revoked_permissions, p.code))
      ) p on true`

/** Sessions belong to accounts, not to tenants: platform scope only. */
export class SessionsRepository {
  constructor(private readonly db: Db) {}

  /**
   * The session behind a token, with the membership in `tenantId`, or in the main tenant when null:
   * the account's own choice, else the oldest membership. One statement. A membership counts while
   * it is active and its tenant enabled; its codes come from enabled roles.
   */
  async findByToken(tokenHash: string, tenantId: string | null): Promise<SessionRow | undefined> {
    const { rows } = await sql<SessionRow>`
      select s.id, s.user_id, s.seen_at, s.expires_at,
        u.login_name, u.name, u.status as user_status, u.must_change_password,
        s.acting_user_id, actor.name as actor_name, actor.login_name as actor_login_name,
        s.mock_reason, s.acting_user_id is null or exists (
          select from users a
          join memberships am on am.user_id = a.id and am.status = 'active'
          join tenants at on at.id = am.tenant_id and at.kind = 'operator'
          join membership_roles amr on amr.tenant_id = am.tenant_id and amr.member_id = am.id
          join roles ar on ar.tenant_id = amr.tenant_id and ar.id = amr.role_id and ar.enabled
          where a.id = s.acting_user_id and a.status = 'active'
            and (ar.grants_all or exists (select from role_permissions ap
              where ap.tenant_id = ar.tenant_id and ap.role_id = ar.id
                and ap.perm_code = ${'customer:mock' satisfies PermissionCode}))) as actor_may,
        case when s.client_id is null then s.scopes else array(
          select c.scope from (select unnest(oc.scopes) as scope from oauth_clients oc
            where oc.tenant_id = s.tenant_id and oc.id = s.client_id) c
          where c.scope = any(s.scopes)) end as scopes,
        s.provider_id, s.client_id is null or exists (
          select from oauth_clients c
          join tenant_apps ca on ca.tenant_id = c.tenant_id and ca.id = c.app_id
          where c.tenant_id = s.tenant_id and c.id = s.client_id
            and c.enabled and ca.status = 0 and ${isAppShown('ca', clientsPerson)}) as client_may,
        s.tenant_id as opens_tenant_id, s.parent_id, s.view_role_id, s.view_department_id,
        m.tenant_id, m.member_id, m.kind as tenant_kind, r.grants_all, r.codes, r.sees_all,
        p.outside_plan, pg_current_snapshot()::text as snapshot
      from sessions s
      join users u on u.id = s.user_id
      left join users actor on actor.id = s.acting_user_id
      left join lateral (
        select m.tenant_id, m.id as member_id, t.kind, t.plan_id
        from memberships m join tenants t on t.id = m.tenant_id
        where m.user_id = u.id and m.status = 'active' and ${isOpen('t')}
          and (${tenantId}::text is null or m.tenant_id = ${tenantId}::text)
          and (s.tenant_id is null or m.tenant_id = s.tenant_id)
        order by (m.tenant_id = u.main_tenant_id) is true desc, m.created_at, m.tenant_id
        limit 1
      ) m on true
      ${rightsOfMember}
      where s.token_hash = ${tokenHash}`.execute(this.db)
    return rows[0]
  }

  /**
   * What a member of an open tenant may do who does not call, read as for a session. Undefined for
   * somebody who has left, is disabled or suspended.
   */
  async findMember(tenantId: string, memberId: string): Promise<MemberRow | undefined> {
    const { rows } = await sql<MemberRow>`
      select m.tenant_id, m.member_id, m.kind as tenant_kind, r.grants_all, r.codes, r.sees_all,
        p.outside_plan
      from (
        select m.tenant_id, m.id as member_id, t.kind, t.plan_id
        from memberships m
        join tenants t on t.id = m.tenant_id
        join users u on u.id = m.user_id and u.status = 'active'
        where m.tenant_id = ${tenantId} and m.id = ${memberId} and m.status = 'active'
          and ${isOpen('t')}
      ) m
      ${rightsOfMember}`.execute(this.db)
    return rows[0]
  }

  async insert(session: NewSession): Promise<void> {
    const { opens } = session
    await this.db
      .insertInto('sessions')
      .values({
        id: session.id,
        token_hash: session.tokenHash,
        user_id: session.userId,
        browser_id: session.browserId,
        via: session.via,
        address: session.address,
        agent: session.agent,
        created_at: session.now,
        seen_at: session.now,
        expires_at: session.expiresAt,
        ...(opens && {
          tenant_id: opens.tenantId,
          ...columnsOf(opens),
        }),
      })
      .execute()
  }

  /** Notes the use of a session, and in the tenant of the call that its person is there. */
  async touch(
    id: string,
    now: Date,
    membership?: { tenantId: string; memberId: string },
  ): Promise<void> {
    const { tenantId = null, memberId = null } = membership ?? {}
    await sql`
      with touched as (update sessions set seen_at = ${now} where id = ${id})
      update memberships set seen_at = ${now}
      where tenant_id = ${tenantId} and id = ${memberId}`.execute(this.db)
  }

  async removeByToken(tokenHash: string): Promise<
    | {
        id: string
        user_id: string
        acting_user_id: string | null
        tenant_id: string | null
        view_role_id: string | null
      }
    | undefined
  > {
    const removed = await this.db
      .deleteFrom('sessions')
      .where('token_hash', '=', tokenHash)
      .returning(['id', 'user_id', 'acting_user_id', 'tenant_id', 'view_role_id'])
      .executeTakeFirst()
    if (removed) await wakeForSessions(this.db)
    return removed
  }

  /** The person's own sessions that still open something, the last used first. */
  async listLive(userId: string, now: Date, idleSince: Date) {
    return this.db
      .selectFrom('sessions')
      .select(['id', 'via', 'address', 'agent', 'created_at', 'seen_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('acting_user_id', 'is', null)
      .where('view_role_id', 'is', null)
      .where('expires_at', '>', now)
      .where('seen_at', '>=', idleSince)
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .$narrowType<{ via: Exclude<SessionVia, 'mock' | 'role'> }>()
      .execute()
  }

  /** Ends the account's sessions but one: those of `ids`, or all. Returns how many. */
  async endOthers(userId: string, keptId: string, ids?: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '!=', keptId)
      .$if(ids !== undefined, (query) =>
        query.where('id', '=', sql<string>`any(${[...(ids ?? [])]}::text[])`),
      )
      .executeTakeFirst()
    if (result.numDeletedRows > 0n) await wakeForSessions(this.db)
    return Number(result.numDeletedRows)
  }

  /** Ends the sessions of an OAuth client: all, or those in one person's name. Returns how many. */
  async endOfClient(clientId: string, userId?: string): Promise<number> {
    const result = await this.db
      .deleteFrom('sessions')
      .where('client_id', '=', clientId)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .executeTakeFirst()
    if (result.numDeletedRows > 0n) await wakeForSessions(this.db)
    return Number(result.numDeletedRows)
  }

  /** Ends the sessions that an identity provider opened, or one person's but one. Returns how many. */
  async endOfProvider(
    providerId: string,
    of?: { userId: string; keptId: string },
  ): Promise<number> {
    const result = await this.db
      .deleteFrom('sessions')
      .where('provider_id', '=', providerId)
      .$if(of !== undefined, (query) =>
        query.where('user_id', '=', of?.userId ?? '').where('id', '!=', of?.keptId ?? ''),
      )
      .executeTakeFirst()
    if (result.numDeletedRows > 0n) await wakeForSessions(this.db)
    return Number(result.numDeletedRows)
  }

  async removeById(id: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('id', '=', id).execute()
    await wakeForSessions(this.db)
  }

  /** Whether the session is there and was used since `idleSince`. */
  async isLive(id: string, now: Date, idleSince: Date): Promise<boolean> {
    const row = await this.db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .where('seen_at', '>=', idleSince)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Which of these tokens open something still. */
  async liveAmong(tokenHashes: readonly string[], now: Date): Promise<Set<string>> {
    if (tokenHashes.length === 0) return new Set()
    const rows = await this.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', 'in', [...tokenHashes])
      .where('expires_at', '>', now)
      .where(
        sql<boolean>`(parent_id is null
          or exists (select from sessions parent where parent.id = sessions.parent_id))`,
      )
      .execute()
    return new Set(rows.map(({ token_hash: hash }) => hash))
  }

  /** Ends every session of an account, those in which it acts as somebody else included. */
  async removeOfUser(userId: string): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('acting_user_id', '=', userId)]))
      .execute()
    await wakeForSessions(this.db)
  }

  /** Forgets those that ended, or were silent since `idleSince`. */
  async sweep(now: Date, idleSince: Date): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('expires_at', '<=', now), eb('seen_at', '<=', idleSince)]))
      .execute()
  }
}

function columnsOf(opens: SessionOpening) {
  if ('clientId' in opens) return { client_id: opens.clientId, scopes: opens.scopes }
  if ('parentId' in opens) {
    const { parentId, roleId, departmentId } = opens
    return { parent_id: parentId, view_role_id: roleId, view_department_id: departmentId }
  }
  if ('providerId' in opens) return { provider_id: opens.providerId }
  return { acting_user_id: opens.actingUserId, mock_reason: opens.reason }
}
