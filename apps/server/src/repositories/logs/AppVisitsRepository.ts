import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { dayjs } from '@spruce/validators/time'
import type { Db, LocalisedText } from '../../db/schema.js'
import {
  type BoardRange,
  countSpans,
  countUpTo,
  isInLog,
  type KnownPeople,
  type LogPage,
  type LogScope,
  type Moments,
  personName,
  planForMoments,
} from './logQueries.js'

export interface Visit {
  userId: string
  appCode: string
  terminal: string | null
  at: Date
}

export interface VisitLine {
  userId: string
  userName: string | null
  appCode: string
  appName: LocalisedText | null
  visits: number
  firstAt: Date
  lastAt: Date
  terminal: string | null
}

export interface VisitFilter extends Moments {
  appCode?: string
  userId?: string
}

/** Where a line stands in a file: nothing of it changes while the person goes on opening. */
export interface VisitPlace {
  /** Times as the database writes them: it knows more of a second than a `Date` does. */
  hour: string
  first: string
  userId: string
  appCode: string
  tenantId: string
}

/** Which applications people open: counted by person, application and hour. */
export class AppVisitsRepository {
  constructor(private readonly db: Db) {}

  async add(tenantId: string, { userId, appCode, terminal, at }: Visit): Promise<void> {
    const hour = dayjs.utc(at).startOf('hour').toDate()
    await sql`
      insert into app_visits (tenant_id, hour, user_id, app_code, first_at, last_at, terminal)
      values (${tenantId}, ${hour}, ${userId}, ${appCode}, ${at}, ${at}, ${terminal})
      on conflict (tenant_id, hour, user_id, app_code) do update
        set visits = app_visits.visits + 1, last_at = excluded.last_at,
          terminal = excluded.terminal`.execute(this.db)
  }

  /** Newest first. */
  async list(
    tenantId: string,
    filter: VisitFilter,
    page: LogPage,
  ): Promise<{ rows: VisitLine[]; total: number }> {
    const total = await countUpTo(this.db, this.matching(tenantId, filter).select('v.hour'))
    return {
      rows: await this.page(tenantId, filter, page, 'members').execute(),
      total,
    }
  }

  /** Of all customers, newest first. Platform scope only. */
  async listEverywhere(
    scope: LogScope,
    filter: VisitFilter,
    page: LogPage,
  ): Promise<{ rows: (VisitLine & { tenantId: string })[]; total: number }> {
    const total = await countUpTo(this.db, this.matching(scope, filter).select('v.hour'))
    const rows = await this.page(scope, filter, page, 'accounts')
      .select('v.tenant_id as tenantId')
      .execute()
    return { rows, total }
  }

  /** Up to `limit` lines of all customers that come after a place, each with its own. Platform scope only. */
  async listAfter(
    scope: LogScope,
    filter: VisitFilter,
    place: VisitPlace | undefined,
    limit: number,
  ): Promise<(VisitLine & VisitPlace)[]> {
    const lines = this.lines(scope, filter)
      .where(isAfterVisit(place))
      .orderBy('v.hour', 'desc')
      .orderBy('v.first_at', 'desc')
      .orderBy('v.user_id')
      .orderBy('v.app_code')
      .orderBy('v.tenant_id')
      .limit(limit)
    return this.named(lines, 'accounts')
      .select([
        'v.tenant_id as tenantId',
        sql<string>`v.hour::text`.as('hour'),
        sql<string>`v.first_at::text`.as('first'),
      ])
      .orderBy('v.hour', 'desc')
      .orderBy('v.first_at', 'desc')
      .orderBy('v.user_id')
      .orderBy('v.app_code')
      .orderBy('v.tenant_id')
      .execute()
  }

  /** Forgets up to `most` rows from before; returns how many. Platform scope only. */
  async forget(before: Date, most: number): Promise<number> {
    const result = await sql`delete from app_visits where (tenant_id, hour, user_id, app_code) in (
      select tenant_id, hour, user_id, app_code from app_visits where hour < ${before}
      order by hour limit ${most})`.execute(this.db)
    return Number(result.numAffectedRows ?? 0)
  }

  /** Names are looked up for the page only: the lines before it are skipped without them. */
  private page(
    scope: LogScope,
    filter: VisitFilter,
    { offset, limit, isUpwards }: LogPage,
    known: KnownPeople,
  ) {
    const direction = isUpwards ? 'asc' : 'desc'
    const lines = this.lines(scope, filter)
      .orderBy('v.hour', direction)
      .orderBy('v.last_at', direction)
      .orderBy('v.user_id')
      .orderBy('v.app_code')
      .offset(offset)
      .limit(limit)
    return this.named(lines, known)
      .orderBy('v.hour', direction)
      .orderBy('v.last_at', direction)
      .orderBy('v.user_id')
      .orderBy('v.app_code')
  }

  private lines(scope: LogScope, filter: VisitFilter) {
    return this.matching(scope, filter).selectAll('v')
  }

  private named(lines: ReturnType<AppVisitsRepository['lines']>, known: KnownPeople) {
    return this.db
      .selectFrom(lines.as('v'))
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'v.tenant_id').onRef('m.user_id', '=', 'v.user_id'),
      )
      .leftJoin('apps as a', 'a.code', 'v.app_code')
      .select([
        'v.user_id as userId',
        personName('v', known).as('userName'),
        'v.app_code as appCode',
        'a.name as appName',
        'v.visits as visits',
        'v.first_at as firstAt',
        'v.last_at as lastAt',
        'v.terminal as terminal',
      ])
  }

  async series(tenantId: LogScope, range: BoardRange) {
    return countSpans(
      this.db,
      range,
      sql<{ visits: number; users: number }>`
        select coalesce(sum(v.visits), 0)::int as visits,
          count(distinct v.user_id collate "C")::int as users
        from app_visits v where ${isInLog('v', tenantId)}
          and v.hour >= span.begin and v.hour < span.finish`,
    )
  }

  async users(tenantId: LogScope, range: BoardRange): Promise<number> {
    await planForMoments(this.db)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from (
        select v.user_id from app_visits v where ${this.within(tenantId, range)} group by 1
      ) person`.execute(this.db)
    return rows[0]?.n ?? 0
  }

  async topApps(tenantId: LogScope, range: BoardRange) {
    await planForMoments(this.db)
    const { rows } = await sql<{
      appCode: string
      appName: LocalisedText | null
      visits: number
      users: number
    }>`
      select top.*, a.name as "appName" from (
        select people.app_code as "appCode", sum(people.visits)::int as visits,
          count(*)::int as users
        from (
          select v.app_code, v.user_id, sum(v.visits) as visits
          from app_visits v where ${this.within(tenantId, range)} group by 1, 2
        ) people group by 1 order by 2 desc, 1 limit 10
      ) top left join apps a on a.code = top."appCode"
      order by top.visits desc, top."appCode"`.execute(this.db)
    return rows
  }

  private within(tenantId: LogScope, { from, to }: BoardRange) {
    return sql`${isInLog('v', tenantId)} and v.hour >= ${from} and v.hour < ${to}`
  }

  private matching(scope: LogScope, { appCode, userId, from, to }: VisitFilter) {
    return (
      this.db
        .selectFrom('app_visits as v')
        .where(isInLog('v', scope))
        .$if(appCode !== undefined, (query) => query.where('v.app_code', '=', appCode ?? ''))
        .$if(userId !== undefined, (query) => query.where('v.user_id', '=', userId ?? ''))
        // The hour leads to the lines of an index; the visits themselves may be in a part of it.
        .$if(from !== undefined, (query) =>
          query
            .where('v.hour', '>', dayjs.utc(from).subtract(1, 'hour').toDate())
            .where('v.last_at', '>=', from as Date),
        )
        .$if(to !== undefined, (query) =>
          query.where('v.hour', '<', to as Date).where('v.first_at', '<', to as Date),
        )
    )
  }
}

/** In the order of `listAfter`. */
function isAfterVisit(place: VisitPlace | undefined): RawBuilder<SqlBool> {
  if (!place) return sql<SqlBool>`true`
  const { hour, first, userId, appCode, tenantId } = place
  return sql<SqlBool>`v.hour <= ${hour}::timestamptz and (
    (v.hour, v.first_at) < (${hour}::timestamptz, ${first}::timestamptz)
    or (v.hour = ${hour}::timestamptz and v.first_at = ${first}::timestamptz
      and (v.user_id, v.app_code, v.tenant_id)
        > (${userId}::text, ${appCode}::text, ${tenantId}::text)))`
}
