import { sql } from 'kysely'
import type { CheckState, Db, LocalisedText } from '../../db/schema.js'
import { announce } from '../live/announce.js'
import { holdersOf, type Recipient } from '../members/holdersOf.js'

/** What one check of an application's address found. */
export interface AppCheck {
  state: CheckState
  /** Null where nobody answered. */
  status: number | null
  /** Until the answer. */
  milliseconds: number | null
  checkedAt: Date
}

/** An application whose address is to be asked. */
export interface DueApp {
  tenantId: string
  id: string
  url: string
}

/** What checks of applications found. */
export class AppChecksRepository {
  constructor(private readonly db: Db) {}

  /** Those that are on, outside the portal and not asked since then: those that wait longest first. */
  async due(before: Date, limit: number): Promise<DueApp[]> {
    const { rows } = await sql<DueApp>`
      select a.tenant_id as "tenantId", a.id, a.url from tenant_apps a
      join tenants t on t.id = a.tenant_id and t.status = 'enabled'
      where a.enable = 1 and a.status = 0 and a.url ~* '^https?:'
        and (a.checked_at is null or a.checked_at <= ${before}::timestamptz)
      order by a.checked_at nulls first, a.tenant_id, a.id
      limit ${limit}`.execute(this.db)
    return rows
  }

  /**
   * Notes a check, unless the application is gone, has another address by now or was checked later. The version
   * stays: whoever edits it meanwhile loses nothing. Says which state it had before; of another one, open lists hear.
   */
  async note(
    tenantId: string,
    { id, url }: Pick<DueApp, 'id' | 'url'>,
    { state, status, milliseconds, checkedAt }: AppCheck,
  ): Promise<{ was: CheckState | null; name: LocalisedText } | undefined> {
    const { rows } = await sql<{ was: CheckState | null; name: LocalisedText }>`
      with known as (
        select check_state as was, name from tenant_apps
        where tenant_id = ${tenantId} and id = ${id} and url = ${url}
          and (checked_at is null or checked_at < ${checkedAt}::timestamptz)
        for update
      ), noted as (
        insert into app_checks (tenant_id, app_id, checked_at, state, status, milliseconds)
        select ${tenantId}, ${id}, ${checkedAt}::timestamptz, ${state}::text, ${status}::int,
          ${milliseconds}::int
        from known
      )
      update tenant_apps a set checked_at = ${checkedAt}::timestamptz, check_state = ${state}::text,
        check_status = ${status}::int, check_milliseconds = ${milliseconds}::int,
        check_since = case when known.was = ${state}::text then a.check_since
          else ${checkedAt}::timestamptz end
      from known where a.tenant_id = ${tenantId} and a.id = ${id}
      returning known.was, known.name`.execute(this.db)
    const [noted] = rows
    if (noted && noted.was !== state) await this.tell(tenantId)
    return noted
  }

  private tell(tenantId: string): Promise<void> {
    const to = { permissions: ['app:list'] } as const
    return announce(this.db, tenantId, { kind: 'apps', to, once: true })
  }

  /** The last ones, the newest first. */
  async list(tenantId: string, appId: string, limit: number): Promise<AppCheck[]> {
    return this.db
      .selectFrom('app_checks')
      .where('tenant_id', '=', tenantId)
      .where('app_id', '=', appId)
      .orderBy('checked_at', 'desc')
      .limit(limit)
      .select(['state', 'status', 'milliseconds', 'checked_at as checkedAt'])
      .execute()
  }

  /** How many checks since then there were, and how many of them found it up. */
  async countSince(
    tenantId: string,
    appId: string,
    since: Date,
  ): Promise<{ checks: number; up: number }> {
    const { rows } = await sql<{ checks: number; up: number }>`
      select count(*)::int as checks, count(*) filter (where state = 'up')::int as up
      from app_checks where tenant_id = ${tenantId} and app_id = ${appId}
        and checked_at >= ${since}::timestamptz`.execute(this.db)
    return rows[0] ?? { checks: 0, up: 0 }
  }

  /** Forgets some of those before a time; says how many. */
  async forget(before: Date, limit: number): Promise<number> {
    const { numAffectedRows = 0n } = await sql`
      delete from app_checks c using (
        select tenant_id, app_id, checked_at from app_checks
        where checked_at < ${before}::timestamptz order by checked_at limit ${limit}) old
      where c.tenant_id = old.tenant_id and c.app_id = old.app_id
        and c.checked_at = old.checked_at`.execute(this.db)
    return Number(numAffectedRows)
  }

  /** Who sets up the applications of a tenant. */
  keepers(tenantId: string): Promise<Recipient[]> {
    return holdersOf(this.db, 'app:edit', { tenantId })
  }
}
