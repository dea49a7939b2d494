import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/openBench.js'
import { keepHistory } from './keepHistory.js'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ own: true })
})
afterAll(() => bench.close())

const countWeeks = () =>
  bench.engine.asOwner(async (owner) => {
    const [row] = await owner.query<{ count: number }>(
      `select count(*)::int as count from pg_inherits
       where inhparent = 'public.point_history'::regclass`,
    )
    return row?.count ?? 0
  })

it('drops a week that is being cleaned once that is over, and nobody waits behind it', async () => {
  const now = bench.services.now()
  await keepHistory(bench, now)
  const before = await countWeeks()
  const nextWeek = new Date(now.getTime() + 7 * 86_400_000)
  const state = { isOver: false }
  const keeping = bench.engine.asOwner(async (owner) => {
    const [oldest] = await owner.query<{ name: string }>(
      `select min(c.relname)::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'public.point_history'::regclass and c.relname like 'point_history_w%'`,
    )
    // As vacuum holds it.
    await owner.exec(`begin; lock table only ${oldest?.name ?? ''} in share update exclusive mode`)
    const kept = keepHistory(bench, nextWeek).finally(() => {
      state.isOver = true
    })
    // Longer than the job lets anybody wait behind it.
    const until = performance.now() + 3_000
    const asked: number[] = []
    while (performance.now() < until) {
      const begin = performance.now()
      await bench.world.sql`select count(*) from point_history`
      asked.push(performance.now() - begin)
      await wait(20)
    }
    expect(state.isOver).toBe(false)
    await owner.exec('rollback')
    await kept
    return asked.length
  })
  // Had they waited behind it, two would have been answered.
  expect(await keeping).toBeGreaterThan(10)
  // One is dropped, one is made.
  expect(await countWeeks()).toBe(before)
})
