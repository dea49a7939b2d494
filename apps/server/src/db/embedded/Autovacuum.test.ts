import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readSnapshot, snapshotFile } from '../../testing/snapshot.js'
import { bulkInsert } from '../bulkInsert.js'
import type { Engine } from '../engine.js'
import { embeddedEngine } from './embeddedEngine.js'
import { openPgliteSession } from './pgliteSession.js'

let engine: Engine
beforeAll(async () => {
  const seed = await readSnapshot(inject('snapshot') ?? (await snapshotFile()))
  engine = await embeddedEngine(await openPgliteSession({ seed }))
  await engine.platform
    .insertInto('tenants')
    .values({ id: 'a', code: 'a', name: 'a', short_name: 'a', kind: 'customer' })
    .execute()
})
afterAll(() => engine.close())

let made = 0
/** Departments with one token each, as an import adds them. */
async function addDepartments(count: number) {
  const ids = Array.from({ length: count }, () => `d${String(made++)}`)
  await engine.tx({ tenant: 'a' }, async (db) => {
    await bulkInsert(
      db,
      'departments',
      { tenant_id: 'text', id: 'text', mpath: 'text', name: 'text', name_key: 'text' },
      ids.map((id) => ({ tenant_id: 'a', id, mpath: `${id}.`, name: id, name_key: id })),
    )
    await bulkInsert(
      db,
      'department_tokens',
      { tenant_id: 'text', token: 'text', department_id: 'text', position: 'smallint' },
      ids.map((id) => ({ tenant_id: 'a', token: id, department_id: id, position: 0 })),
    )
  })
}

/** How many rows of the departments have been read, by whatever way. */
async function rowsRead(): Promise<number> {
  await engine.tx('platform', (db) => sql`select pg_stat_force_next_flush()`.execute(db))
  const { rows } = await engine.tx('platform', (db) =>
    sql<{ n: number }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_user_tables
      where relname = 'departments'`.execute(db),
  )
  return rows[0]?.n ?? 0
}

it('reads as many rows for a row that refers to a table, however far the table has grown', async () => {
  for (let batch = 0; batch < 10; batch += 1) await addDepartments(2) // plans are made and kept
  for (let batch = 0; batch < 15; batch += 1) await addDepartments(200)
  const before = await rowsRead()
  await addDepartments(200)
  expect((await rowsRead()) - before).toBeLessThan(200 * 10)
})

it('tells the planner of a table that has grown, and leaves the others alone', async () => {
  await addDepartments(2_000)
  const { rows } = await engine.tx('platform', (db) =>
    sql<{ name: string; n: number }>`
      select relname as name, reltuples::int as n from pg_class
      where relname in ('departments', 'roles') order by 1`.execute(db),
  )
  const [departments, roles] = rows
  expect(departments?.n).toBe(made)
  expect(roles?.n).toBeLessThanOrEqual(0)
})

it('gives the room of removed rows to new ones', async () => {
  const inPlatform = (statement: RawBuilder<unknown>) =>
    engine.tx('platform', (db) => statement.execute(db))
  const sizes: number[] = []
  for (let day = 0; day < 6; day += 1) {
    await inPlatform(sql`
      insert into login_log (tenant_id, id, login_name, login_key, success, via, created_at)
      select 'a', 'v' || g, 'vacuum', 'vacuum', true, 'login', now() from generate_series(1, 3000) g`)
    await inPlatform(sql`delete from login_log where login_key = 'vacuum'`)
    const { rows } = await engine.tx('platform', (db) =>
      sql<{ bytes: number }>`
        select pg_total_relation_size('login_log')::int as bytes`.execute(db),
    )
    sizes.push(rows[0]?.bytes ?? 0)
  }
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)]
  expect(last).toBeLessThan(2.5 * first) // five times, without
})
