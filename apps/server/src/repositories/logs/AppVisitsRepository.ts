import { sql } from 'kysely'
import type { Db, LocalisedText } from '../../db/schema.js'
import {
  type BoardRange,
  countSpans,
  countUpTo,
  isInLog,
  type LogPage,
  type LogScope,
  type Moments,
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

/** Which applications people open: counted by person, application and hour. */
export class AppVisitsRepository {
  constructor(private readonly db: Db) {}

  async add(tenantId: string, { userId, appCode, terminal, at }: Visit): Promise<void> {
    const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000)
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
    { offset, limit }: LogPage,
  ): Promise<{ rows: VisitLine[]; total: number }> {
    const total = await countUpTo(this.db, this.matching(tenantId, filter).select('v.hour'))
    return { rows: await this.page(tenantId, filter, { offset, limit }).execute(), total }
  }

  /** Of all customers, newest first. Platform scope only. */
  async listEverywhere(
    scope: LogScope,
    filter: VisitFilter,
    page: LogPage,
  ): Promise<{ rows: (VisitLine & { tenantId: string })[]; total: number }> {
    const total = await countUpTo(this.db, this.matching(scope, filter).select('v.hour'))
    const rows = await this.page(scope, filter, page).select('v.tenant_id as tenantId').execute()
    return { rows, total }
  }

  /** Forgets up to `most` rows from before; returns how many. Platform scope only. */
  async forget(before: Date, most: number): Promise<number> {
    const result = await sql`delete from app_visits where (tenant_id, hour, user_id, app_code) in (
      select tenant_id, hour, user_id, app_code from app_visits where hour < ${before}
      order by hour limit ${most})`.execute(this.db)
    return Number(result.numAffectedRows ?? 0)
  }

  private page(scope: LogScope, filter: VisitFilter, { offset, limit }: LogPage) {
    return this.matching(scope, filter)
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'v.tenant_id').onRef('m.user_id', '=', 'v.user_id'),
      )
      .leftJoin('apps as a', 'a.code', 'v.app_code')
      .select([
        'v.user_id as userId',
        'm.nick_name as userName',
        'v.app_code as appCode',
        'a.name as appName',
        'v.visits as visits',
        'v.first_at as firstAt',
        'v.last_at as lastAt',
        'v.terminal as terminal',
      ])
      .orderBy('v.hour', 'desc')
      .orderBy('v.last_at', 'desc')
      .orderBy('v.user_id')
      .orderBy('v.app_code')
      .offset(offset)
      .limit(limit)
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
    const { rows } = await sql<{ n: number }>`
      select count(distinct v.user_id collate "C")::int as n
      from app_visits v where ${this.within(tenantId, range)}`.execute(this.db)
    return rows[0]?.n ?? 0
  }

  async topApps(tenantId: LogScope, range: BoardRange) {
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
    return this.db
      .selectFrom('app_visits as v')
      .where(isInLog('v', scope))
      .$if(appCode !== undefined, (query) => query.where('v.app_code', '=', appCode ?? ''))
      .$if(userId !== undefined, (query) => query.where('v.user_id', '=', userId ?? ''))
      .$if(from !== undefined, (query) => query.where('v.last_at', '>=', from as Date))
      .$if(to !== undefined, (query) => query.where('v.first_at', '<', to as Date))
  }
}
