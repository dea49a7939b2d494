import { sql } from 'kysely'
import type { Db, LiveKind } from '../../db/schema.js'
import { isOpen } from '../tenants/isOpen.js'

export interface LiveEventRow {
  id: string
  tenantId: string
  kind: LiveKind
  memberIds: string[] | null
  roleIds: string[] | null
  noticeId: string | null
  permissions: string[] | null
  data: Record<string, unknown>
}

/** A live session with the memberships that its person may use now. */
export interface LiveSessionRow {
  id: string
  memberships: { tenantId: string; memberId: string }[]
}

const batch = 1_000

/** Events across tenants, for the process that delivers them: platform scope only. */
export class LiveEventsRepository {
  constructor(private readonly db: Db) {}

  /** What is committed by now. */
  async snapshot(): Promise<string> {
    const { rows } = await sql<{ now: string }>`
      select pg_current_snapshot()::text as now`.execute(this.db)
    return rows[0]?.now ?? ''
  }

  /**
   * The events that were committed after the snapshot `since`, in no more than a few statements, and
   * the snapshot up to which they are.
   */
  async after(since: string): Promise<{ rows: LiveEventRow[]; now: string }> {
    // One statement, so one snapshot, for the events and for where the next reading begins.
    const { rows: first } = await sql<{ now: string; row: Keyed | null }>`
      select s.now::text as now, e.row
      from (select pg_current_snapshot() as now) s
      left join lateral (${this.page(since, sql`s.now`)}) e on true`.execute(this.db)
    const now = first[0]?.now ?? since
    const rows = first.flatMap(({ row }) => (row ? [row] : []))
    for (let last = rows.at(-1); last && rows.length % batch === 0;) {
      const { rows: more } = await sql<{ row: Keyed }>`
        ${this.page(since, sql`${now}::pg_snapshot`, last)}`.execute(this.db)
      rows.push(...more.map(({ row }) => row))
      last = more.length === batch ? rows.at(-1) : undefined
    }
    return { rows, now }
  }

  /** What somebody in these tenants missed; undefined when it is too much to tell one by one. */
  async missed(
    tenantIds: readonly string[],
    since: string,
    until: string,
    limit: number,
  ): Promise<LiveEventRow[] | undefined> {
    const { rows } = await sql<{ row: LiveEventRow }>`
      select ${columns} as row from live_events e
      where e.tenant_id = any(${[...tenantIds]}::text[])
        and ${isBetween(since, sql`${until}::pg_snapshot`)}
      order by e.xact, e.id limit ${limit + 1}`.execute(this.db)
    return rows.length > limit ? undefined : rows.map(({ row }) => row)
  }

  /** Those of `memberIds` whom the event's audience holds. */
  async recipientsAmong(
    { tenantId, roleIds, noticeId, permissions }: LiveEventRow,
    memberIds: readonly string[],
  ): Promise<string[]> {
    const ids = sql`any(${[...memberIds]}::text[])`
    if (roleIds) {
      const { rows } = await sql<{ id: string }>`
        select distinct member_id as id from membership_roles
        where tenant_id = ${tenantId} and role_id = any(${roleIds}::text[])
          and member_id = ${ids}`.execute(this.db)
      return rows.map(({ id }) => id)
    }
    if (permissions) {
      const { rows } = await sql<{ id: string }>`
        select distinct mr.member_id as id from membership_roles mr
        join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id and r.enabled
        where mr.tenant_id = ${tenantId} and mr.member_id = ${ids} and (r.grants_all or exists (
          select from role_permissions p where p.tenant_id = r.tenant_id and p.role_id = r.id
            and p.perm_code = any(${permissions}::text[])))`.execute(this.db)
      return rows.map(({ id }) => id)
    }
    const { rows } = await sql<{ id: string }>`
      with audience as (
        select kind, ref_id from notice_audience
        where tenant_id = ${tenantId} and notice_id = ${noticeId})
      select m.id from memberships m
      where m.tenant_id = ${tenantId} and m.id = ${ids} and (
        exists (select from audience where kind = 'everyone'
          or kind = 'person' and ref_id = m.id)
        or exists (select from membership_roles mr join audience a
          on a.kind = 'role' and a.ref_id = mr.role_id
          where mr.tenant_id = ${tenantId} and mr.member_id = m.id)
        or exists (select from membership_departments md
          join departments d on d.tenant_id = ${tenantId} and d.id = md.department_id
          join audience a on a.kind = 'department'
            and a.ref_id = any(string_to_array(rtrim(d.mpath, '.'), '.'))
          where md.tenant_id = ${tenantId} and md.member_id = m.id))`.execute(this.db)
    return rows.map(({ id }) => id)
  }

  /** Those of `sessionIds` that still open something, by the rules of every other call. */
  async liveSessions(
    sessionIds: readonly string[],
    now: Date,
    idleSince: Date,
  ): Promise<LiveSessionRow[]> {
    const { rows } = await sql<LiveSessionRow>`
      select s.id, coalesce(jsonb_agg(jsonb_build_object(
          'tenantId', m.tenant_id, 'memberId', m.id) order by m.tenant_id)
        filter (where m.id is not null and ${isOpen('t')}), '[]') as memberships
      from sessions s
      join users u on u.id = s.user_id and u.status = 'active'
      left join memberships m on m.user_id = s.user_id and m.status = 'active'
        and (s.tenant_id is null or m.tenant_id = s.tenant_id)
      left join tenants t on t.id = m.tenant_id
      where s.id = any(${[...sessionIds]}::text[]) and s.expires_at > ${now}::timestamptz
        and s.seen_at >= ${idleSince}::timestamptz
        and (s.acting_user_id is null or exists (
          select from users a
          join memberships am on am.user_id = a.id and am.status = 'active'
          join tenants at on at.id = am.tenant_id and at.kind = 'operator'
          where a.id = s.acting_user_id and a.status = 'active'))
      group by s.id`.execute(this.db)
    return rows
  }

  /** Forgets what is older: who was away longer asks for everything anew. */
  async forget(before: Date): Promise<void> {
    await this.db.deleteFrom('live_events').where('created_at', '<', before).execute()
  }

  private page(since: string, until: ReturnType<typeof sql>, last?: Keyed) {
    const behind = last ? sql`and (e.xact, e.id) > (${last.xact}::xid8, ${last.id})` : sql``
    return sql`
      select ${columns} as row from live_events e
      where ${isBetween(since, until)} ${behind}
      order by e.xact, e.id limit ${batch}`
  }
}

type Keyed = LiveEventRow & { xact: string }

const columns = sql`jsonb_build_object('id', e.id, 'xact', e.xact::text, 'tenantId', e.tenant_id,
  'kind', e.kind, 'memberIds', e.member_ids, 'roleIds', e.role_ids, 'noticeId', e.notice_id,
  'permissions', e.permissions,  'data', e.data)`

/** Committed after one snapshot was taken and before the other: exact, in whatever order they end. */
function isBetween(since: string, until: ReturnType<typeof sql>) {
  return sql`e.xact >= pg_snapshot_xmin(${since}::pg_snapshot)
    and not pg_visible_in_snapshot(e.xact, ${since}::pg_snapshot)
    and pg_visible_in_snapshot(e.xact, ${until})`
}
