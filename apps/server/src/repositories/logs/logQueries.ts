import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.js'

/** Instead of a tenant's id: the operator's view of all of them. Platform scope only. */
export const everyTenant: unique symbol = Symbol('every tenant')

/** Whose lines. */
export type LogScope = string | typeof everyTenant

/** The condition that the row under the alias is one of these. */
export function isInLog(alias: string, scope: LogScope): RawBuilder<SqlBool> {
  if (scope === everyTenant) return sql<SqlBool>`true`
  return sql<SqlBool>`${sql.ref(`${alias}.tenant_id`)} = ${scope}`
}

/** Whose names may be read: those of a tenant's members, or in platform scope also of all accounts. */
export type KnownPeople = 'members' | 'accounts'

/** What the person of the line under the alias is called: as its tenant says, joined as `m`, else as the account does. */
export function personName(alias: string, known: KnownPeople): RawBuilder<string | null> {
  if (known === 'members') return sql<string | null>`m.nick_name`
  return sql<string | null>`coalesce(m.nick_name,
    (select u.name from users u where u.id = ${sql.ref(`${alias}.user_id`)}))`
}

/** From a moment on, and before another. */
export interface Moments {
  from?: Date
  to?: Date
}

export interface LogPage {
  offset: number
  limit: number
  /** The oldest lines first. */
  isUpwards?: boolean
}

/** Where a line stands among those of its log, newest first. */
export interface LogPlace {
  /** As the database writes it: it knows more of a second than a `Date` does. */
  moment: string
  id: string
}

/** A line on its way into a file: whose it is, and where it stands. */
export type PlacedLine<Line> = Line & LogPlace & { tenantId: string }

/** The columns of the log's line `l` that say whose it is and where it stands; its id is not among them. */
export const placeOfLine = [
  'l.tenant_id as tenantId',
  sql<string>`l.created_at::text`.as('moment'),
] as const

/** The condition that the line under the alias comes after the place; with none, all do. */
export function isAfter(alias: string, place: LogPlace | undefined): RawBuilder<SqlBool> {
  if (!place) return sql<SqlBool>`true`
  const [at, id] = [sql.ref(`${alias}.created_at`), sql.ref(`${alias}.id`)]
  return sql<SqlBool>`(${at}, ${id}) < (${place.moment}::timestamptz, ${place.id}::text)`
}

/** What a board looks at: from a moment on, and before another. */
export interface BoardRange {
  from: Date
  to: Date
  /** Where each of its days or hours begins, in order; each ends where the next begins, the last at `to`. */
  begins: readonly Date[]
}

/** Logs grow without end; a count of more than this many lines says nothing more. */
const mostCounted = 100_000

/** How many rows a query has, counted up to 100,000. */
export async function countUpTo<DB, TB extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${query.limit(mostCounted)}) as counted`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * The days or hours of a range with what `counts` finds in each, a query that may say `span.begin`
 * and `span.finish`. Each reads its own stretch of an index. What finds no row in a span gives it nulls.
 */
export async function countSpans<Counts extends object>(
  db: Db,
  { to, begins }: BoardRange,
  counts: RawBuilder<Counts>,
): Promise<({ at: Date } & Counts)[]> {
  const texts = begins.map((begin) => begin.toISOString())
  const { rows } = await sql<{ at: Date } & Counts>`
    select span.begin as at, counted.*
    from (
      select at as begin, lead(at, 1, ${to}::timestamptz) over (order by at) as finish
      from unnest(${texts}::text[]::timestamptz[]) at
    ) span left join lateral (${counts}) counted on true
    order by 1`.execute(db)
  return rows
}

/**
 * Has the transaction's next statements planned for the moments that they are asked with. A plan for any
 * moments expects few lines between them, and its hashes of people are made too small.
 */
export async function planForMoments(db: Db): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(db)
}
