import { sql } from 'kysely'
import { dayjs } from '@spruce/validators/time'
import type { Engine, OwnerSession } from '../db/engine.js'
import { unsetDeviceSettings } from '../repositories/devices/PointHistoryRepository.js'

/** Weeks that are there before anything is reported for them. */
const weeksAhead = 4
const { keepDays: unsetDays } = unsetDeviceSettings
/** A week is made or dropped in an instant or not now: nobody waits behind it. */
const lockMs = 2_000
/** Cleaning of a table gives way to who waits for it a second; behind this wait is nobody. */
const cleaningMs = 60_000
/** Times that a week is tried to be made or dropped before it is left for the next run. */
const attempts = 5

/** Rows that go at once where there are no weeks to drop. */
const portion = 5_000

const name = /^point_history_w(\d{4})(\d{2})(\d{2})$/

/**
 * Forgets values that are older than their tenant keeps them. On PostgreSQL whole weeks are dropped once no
 * tenant keeps them, and the coming ones are made.
 */
export async function keepHistory({ engine }: { engine: Engine }, now: Date): Promise<void> {
  const longest = await longestKept(engine)
  const oldest = mondayOf(dayOf(now, -longest))
  const hasWeeks = engine.kind === 'postgres'
  if (hasWeeks) {
    await engine.asOwner(async (owner) => {
      await dropWeeks(owner, oldest)
      await makeWeeks(owner, oldest, dayOf(now, 7 * weeksAhead))
    })
    await sql`delete from point_history_rest where at < ${oldest}`.execute(engine.platform)
  }
  await forget(engine, now, (days) => !hasWeeks || days < longest)
}

/** In days: of the tenant that keeps values longest. */
async function longestKept(engine: Engine): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select coalesce(max(coalesce(s.keep_days, ${unsetDays}::int)), ${unsetDays}::int)::int as days
    from tenants t left join device_settings s on s.tenant_id = t.id`.execute(engine.platform)
  return rows[0]?.days ?? unsetDays
}

/** What tenants keep shorter than weeks are there: tenant by tenant and data point by data point, each along the key of the table. */
async function forget(
  engine: Engine,
  now: Date,
  isForgotten: (days: number) => boolean,
): Promise<void> {
  const { rows } = await sql<{ id: string; days: number }>`
    select t.id, coalesce(s.keep_days, ${unsetDays}::int)::int as days
    from tenants t left join device_settings s on s.tenant_id = t.id`.execute(engine.platform)
  for (const { id, days } of rows.filter((row) => isForgotten(row.days))) {
    const until = dayOf(now, -days)
    if (engine.kind === 'embedded') {
      await forgetInPortions(engine, id, until)
      continue
    }
    await engine.tx('platform', (db) =>
      sql`
        with recursive points as (
          (select h.point_id from point_history h
            where h.tenant_id = ${id} and h.at < ${until} order by h.point_id limit 1)
          union all
          select (select h.point_id from point_history h
            where h.tenant_id = ${id} and h.point_id > p.point_id and h.at < ${until}
            order by h.point_id limit 1)
          from points p where p.point_id is not null
        )
        delete from point_history h using points p
        where h.tenant_id = ${id} and h.point_id = p.point_id and h.at < ${until}`.execute(db),
    )
  }
}

/** The embedded engine has one connection: everybody waits for a statement, and gets a turn after it. */
async function forgetInPortions(engine: Engine, tenantId: string, until: Date): Promise<void> {
  for (let from: string | null = ''; from !== null;) {
    from = await forgetPortion(engine, tenantId, until, from)
  }
}

/** @returns the data point to go on with; null: nothing is left */
async function forgetPortion(
  engine: Engine,
  tenantId: string,
  until: Date,
  from: string,
): Promise<string | null> {
  const { rows } = await sql<{ count: number; last: string | null }>`
    with recursive points as (
      (select h.point_id from point_history h
        where h.tenant_id = ${tenantId} and h.point_id >= ${from} order by h.point_id limit 1)
      union all
      select (select h.point_id from point_history h
        where h.tenant_id = ${tenantId} and h.point_id > p.point_id order by h.point_id limit 1)
      from points p where p.point_id is not null
    ), gone as (
      delete from point_history where ctid = any(array(
        select old.ctid from points p cross join lateral (
          select h.ctid from point_history h
          where h.tenant_id = ${tenantId} and h.point_id = p.point_id and h.at < ${until}
          limit ${portion}::int) old
        limit ${portion}::int))
      returning point_id
    )
    select count(*)::int as count, max(point_id) as last from gone`.execute(engine.platform)
  const [{ count, last } = { count: 0, last: null }] = rows
  return count < portion ? null : last
}

async function weeks(owner: OwnerSession): Promise<{ table: string; monday: Date }[]> {
  const found = await owner.query<{ table: string }>(
    `select c.relname::text as table from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'public.point_history'::regclass`,
  )
  return found.flatMap(({ table }) => {
    const [, year, month, day] = name.exec(table) ?? []
    return day === undefined
      ? []
      : [{ table, monday: new Date(`${year}-${month}-${day}T00:00:00Z`) }]
  })
}

/** Those that end before the day. */
async function dropWeeks(owner: OwnerSession, oldest: Date): Promise<void> {
  for (const { table, monday } of await weeks(owner)) {
    if (monday < oldest) await dropWeek(owner, table)
  }
}

/**
 * Dropping waits for who reads or writes any week, and they wait behind it; so what holds this week for long,
 * its cleaning, is sent away first.
 */
async function dropWeek(owner: OwnerSession, table: string): Promise<void> {
  await inTransaction(
    owner,
    `set local lock_timeout = ${cleaningMs};
     lock table only ${table} in share update exclusive mode;
     set local lock_timeout = ${lockMs};
     drop table ${table}`,
  )
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

async function makeWeeks(owner: OwnerSession, oldest: Date, newest: Date): Promise<void> {
  const there = new Set((await weeks(owner)).map(({ table }) => table))
  for (let monday = oldest; monday <= newest; monday = dayOf(monday, 7)) {
    const table = `point_history_w${dayjs.utc(monday).format('YYYYMMDD')}`
    if (!there.has(table)) await makeWeek(owner, table, monday)
  }
}

/** With what lies in the rest and belongs to it, and nothing comes there meanwhile. */
async function makeWeek(owner: OwnerSession, table: string, monday: Date): Promise<void> {
  const [from, to] = [monday.toISOString(), dayOf(monday, 7).toISOString()]
  await inTransaction(
    owner,
    `select pg_advisory_xact_lock(hashtextextended('point_history', 0));
     create table ${table} (like point_history including defaults including constraints including indexes);
     alter table ${table} enable row level security;
     alter table ${table} force row level security;
     create policy tenant on ${table} to spruce_app
       using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
     create policy platform on ${table} to spruce_platform using (true) with check (true);
     grant select, insert, update, delete on ${table} to spruce_app, spruce_platform;
     lock table only point_history_rest in share row exclusive mode;
     set local role spruce_platform;
     with moved as (delete from point_history_rest where at >= '${from}' and at < '${to}' returning *)
       insert into ${table} select * from moved;
     reset role;
     alter table point_history attach partition ${table} for values from ('${from}') to ('${to}')`,
  )
}

/** Tries again while others hold what it needs. */
async function inTransaction(owner: OwnerSession, statements: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await owner.exec(`begin; set local lock_timeout = ${lockMs}`)
    try {
      await owner.exec(statements)
      await owner.exec('commit')
      return
    } catch (error) {
      await owner.exec('rollback')
      if (attempt === attempts || !isLockTimeout(error)) throw error
    }
  }
}

/** So many days later. */
function dayOf(at: Date, days: number): Date {
  return dayjs.utc(at).add(days, 'day').toDate()
}

function mondayOf(at: Date): Date {
  const day = dayjs.utc(at).startOf('day')
  return day.subtract((day.day() + 6) % 7, 'day').toDate()
}
