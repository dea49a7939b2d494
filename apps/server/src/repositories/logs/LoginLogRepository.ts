import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { newId } from '../../ids.js'
import type { FilterValues } from '../lists/Paging.js'
import { withFacets } from '../lists/withFacets.js'
import { homeTenant } from '../tenants/homeTenant.js'
import {
  type BoardRange,
  countSpans,
  countUpTo,
  isAfter,
  isInLog,
  type KnownPeople,
  type LogPage,
  type LogPlace,
  type LogScope,
  type Moments,
  personName,
  type PlacedLine,
  placeOfLine,
  planForMoments,
} from './logQueries.js'

export interface LoginEntry {
  /** Null where none is known: the line goes to the person's own one. Platform scope only. */
  tenantId: string | null
  userId: string | null
  loginName: string
  success: boolean
  reason: string | null
  via: string
  address: string
  terminal: string | null
  at: Date
}

export interface LoginLine {
  id: string
  at: Date
  userId: string | null
  loginName: string
  userName: string | null
  success: boolean
  reason: string | null
  via: string
  address: string | null
  terminal: string | null
}

export interface LoginFilter extends Moments {
  keyword?: string
  success?: boolean
  userId?: string
}

/** Of a day or hour without any attempt there is one of nulls. */
export interface LoginCount {
  at: Date
  success: boolean | null
  /** The terminal of those that succeeded, the reason of the others. */
  name: string | null
  count: number | null
}

/** Every attempt to sign in. Rows are added, never changed. */
export class LoginLogRepository {
  constructor(private readonly db: Db) {}

  async add(entry: LoginEntry): Promise<void> {
    await this.db
      .insertInto('login_log')
      .values({
        tenant_id: entry.tenantId ?? homeTenant(entry.userId),
        id: newId(),
        user_id: entry.userId,
        login_name: entry.loginName,
        login_key: entry.loginName.toLowerCase(),
        success: entry.success,
        reason: entry.reason,
        via: entry.via,
        address: entry.address,
        terminal: entry.terminal,
        created_at: entry.at,
      })
      .execute()
  }

  /** One person's, in every tenant where they are, and those of no tenant. Platform scope only. */
  async listOfUser(
    userId: string,
    { offset, limit, isUpwards }: LogPage,
    filters: FilterValues = {},
  ) {
    const direction = isUpwards ? 'asc' : 'desc'
    const all = this.db
      .selectFrom('login_log')
      .where('user_id', '=', userId)
      // The tenants are named, because the index leads with them.
      .where(
        sql<boolean>`tenant_id in (
          select m.tenant_id from memberships m where m.user_id = ${userId} union select '-')`,
      )
    const own = withFacets(all, filters, { success: 'success', at: 'created_at' })
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const lines = await own
      .select(['id', 'created_at as at', 'success', 'reason', 'via', 'address', 'terminal'])
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .offset(offset)
      .limit(limit)
      .execute()
    return { lines, total }
  }

  /** Newest first. */
  async list(
    tenantId: string,
    filter: LoginFilter,
    page: LogPage,
  ): Promise<{ rows: LoginLine[]; total: number }> {
    const total = await countUpTo(this.db, this.matching(tenantId, filter).select('l.id'))
    return {
      rows: await this.page(tenantId, filter, page, 'members').execute(),
      total,
    }
  }

  /** Of all customers, newest first. Platform scope only. */
  async listEverywhere(
    scope: LogScope,
    filter: LoginFilter,
    page: LogPage,
  ): Promise<{ rows: (LoginLine & { tenantId: string })[]; total: number }> {
    const total = await countUpTo(this.db, this.matching(scope, filter).select('l.id'))
    const rows = await this.page(scope, filter, page, 'accounts')
      .select('l.tenant_id as tenantId')
      .execute()
    return { rows, total }
  }

  /** Up to `limit` lines of all customers that come after a place, each with its own. Platform scope only. */
  async listAfter(
    scope: LogScope,
    filter: LoginFilter,
    place: LogPlace | undefined,
    limit: number,
  ): Promise<PlacedLine<LoginLine>[]> {
    return this.page(scope, filter, { offset: 0, limit }, 'accounts', place)
      .select(placeOfLine)
      .execute()
  }

  /** Forgets up to `most` lines from before; returns how many. Platform scope only. */
  async forget(before: Date, most: number): Promise<number> {
    const result = await sql`delete from login_log where (tenant_id, id) in (
      select tenant_id, id from login_log where created_at < ${before}
      order by created_at limit ${most})`.execute(this.db)
    return Number(result.numAffectedRows ?? 0)
  }

  /** Names are looked up for the page only: the lines before it are skipped without them. */
  private page(
    scope: LogScope,
    filter: LoginFilter,
    { offset, limit, isUpwards }: LogPage,
    known: KnownPeople,
    place?: LogPlace,
  ) {
    const direction = isUpwards ? 'asc' : 'desc'
    const lines = this.matching(scope, filter)
      .where(isAfter('l', place))
      .selectAll('l')
      .orderBy('l.created_at', direction)
      .orderBy('l.id', direction)
      .offset(offset)
      .limit(limit)
    return this.db
      .selectFrom(lines.as('l'))
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.user_id', '=', 'l.user_id'),
      )
      .select([
        'l.id as id',
        'l.created_at as at',
        'l.user_id as userId',
        'l.login_name as loginName',
        personName('l', known).as('userName'),
        'l.success as success',
        'l.reason as reason',
        'l.via as via',
        'l.address as address',
        'l.terminal as terminal',
      ])
      .orderBy('l.created_at', direction)
      .orderBy('l.id', direction)
  }

  /** The attempts of each day or hour, by whether they succeeded, and by terminal or else by reason. */
  async counts(tenantId: LogScope, range: BoardRange): Promise<LoginCount[]> {
    return countSpans(
      this.db,
      range,
      sql<Omit<LoginCount, 'at'>>`
        select l.success, coalesce(case when l.success then l.terminal else l.reason end, '–') as name,
          count(*)::int as count
        from login_log l where ${isInLog('l', tenantId)}
          and l.created_at >= span.begin and l.created_at < span.finish
        group by 1, 2`,
    )
  }

  /** People who signed in. */
  async users(tenantId: LogScope, range: BoardRange): Promise<number> {
    await planForMoments(this.db)
    const { rows } = await sql<{ n: number }>`
      select count(person.user_id)::int as n from (
        select l.user_id from login_log l where ${this.within(tenantId, range)} and l.success group by 1
      ) person`.execute(this.db)
    return rows[0]?.n ?? 0
  }

  /** People who called since, or have just signed in. */
  async onlineSince(tenantId: LogScope, since: Date): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from (
        select m.id from memberships m where ${isInLog('m', tenantId)} and m.seen_at >= ${since}
        union
        select m.id from login_log l
        join memberships m on m.tenant_id = l.tenant_id and m.user_id = l.user_id
        where ${isInLog('l', tenantId)} and l.created_at >= ${since} and l.success
      ) online`.execute(this.db)
    return rows[0]?.n ?? 0
  }

  private within(tenantId: LogScope, { from, to }: BoardRange) {
    return sql`${isInLog('l', tenantId)} and l.created_at >= ${from} and l.created_at < ${to}`
  }

  private matching(scope: LogScope, { keyword, success, userId, from, to }: LoginFilter) {
    return this.db
      .selectFrom('login_log as l')
      .where(isInLog('l', scope))
      .$if(keyword !== undefined && keyword !== '', (query) =>
        query.where(sql<boolean>`starts_with(l.login_key, ${keyword?.toLowerCase()}::text)`),
      )
      .$if(success !== undefined, (query) => query.where('l.success', '=', success ?? true))
      .$if(userId !== undefined, (query) => query.where('l.user_id', '=', userId ?? ''))
      .$if(from !== undefined, (query) => query.where('l.created_at', '>=', from as Date))
      .$if(to !== undefined, (query) => query.where('l.created_at', '<', to as Date))
  }
}
