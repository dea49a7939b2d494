import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/openBench.js'
import { keepHistory } from './keepHistory.js'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ own: true })
})
afterAll(() => bench.close())

it('makes a week that somebody reports for meanwhile, and has what was reported', async () => {
  const { engine, services, world } = bench
  const day = 86_400_000
  const now = services.now()
  await keepHistory(bench, now)
  // Nothing is dropped a week later: that would wait for whoever writes.
  await world.sql`insert into device_settings (tenant_id, keep_days) values (${world.tenants.a}, 97)`
  const nextWeek = new Date(now.getTime() + 7 * day)
  const newest = new Date(now.getTime() + 35 * day) // of the one week that is made then
  const reporting = engine.asOwner(async (owner) => {
    await owner.exec(`begin; set local session_replication_role = replica;
      insert into point_history (tenant_id, point_id, at, value)
      values ('${world.tenants.a}', 'early', '${newest.toISOString()}', 7)`)
    const kept = keepHistory(bench, nextWeek)
    await wait(500) // it waits for the row
    await owner.exec('commit')
    return kept
  })
  await reporting
  const rows = await world.sql<{ week: string }>`
    select tableoid::regclass::text as week from point_history where point_id = 'early'`
  expect(rows.map(({ week }) => week)).toEqual([expect.stringMatching(/^point_history_w\d{8}$/)])
})
