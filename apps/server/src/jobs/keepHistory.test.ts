import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/openBench.js'
import { keepHistory } from './keepHistory.js'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ own: true })
})
afterAll(() => bench.close())

/** Values of a minute each, the last ones of 60 days, of three data points in each of two tenants. */
const each = 8_000

async function fill(now: Date) {
  const { world } = bench
  for (const tenant of [world.tenants.a, world.tenants.b]) {
    for (const point of ['p1', 'p2', 'p3']) {
      await world.sql`insert into point_history (tenant_id, point_id, at, value)
        select ${tenant}, ${point}, ${now}::timestamptz - make_interval(days => 60, mins => n), n
        from generate_series(1, ${each}::int) n`
      await world.sql`insert into point_history (tenant_id, point_id, at, value)
        select ${tenant}, ${point}, ${now}::timestamptz - make_interval(mins => n), n
        from generate_series(1, 100) n`
    }
  }
}

const count = async (tenant: string, days: number) => {
  const [row] = await bench.world.sql<{ n: number }>`
    select count(*)::int as n from point_history
    where tenant_id = ${tenant} and at < now() - make_interval(days => ${days}::int)`
  return row?.n ?? 0
}

it('forgets what one tenant keeps no more, and leaves others a turn meanwhile', async () => {
  const { a, b } = bench.world.tenants
  const now = bench.services.now()
  await fill(now)
  await bench.world.sql`insert into device_settings (tenant_id, keep_days) values (${a}, 30)`
  const state = { isOver: false }
  const keeping = keepHistory(bench, now).finally(() => {
    state.isOver = true
  })
  const seen = new Set<number>()
  while (!state.isOver) seen.add(await count(a, 30))
  await keeping
  expect([await count(a, 30), await count(a, 0)]).toEqual([0, 300])
  expect([await count(b, 30), await count(b, 0)]).toEqual([3 * each, 3 * each + 300])
  // Of the embedded engine's one connection; PostgreSQL has others.
  if (bench.engine.kind === 'embedded') expect(seen.size).toBeGreaterThan(3)
})
