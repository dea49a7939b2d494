import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/openBench.js'
import { keepHistory } from './keepHistory.js'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ own: true })
})
afterAll(() => bench.close())

const weeks = () =>
  bench.engine.asOwner((owner) =>
    owner.query<{ name: string; enabled: boolean; forced: boolean; policies: string[] }>(
      `select c.relname::text as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
         array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
       from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'public.point_history'::regclass order by 1`,
    ),
  )

it('makes the weeks that tenants keep and the next ones, and drops the others', async () => {
  const now = bench.services.now()
  await keepHistory(bench, now)
  const first = (await weeks()).map(({ name }) => name)
  // 90 days, four weeks ahead, and the rest.
  expect([18, 19]).toContain(first.length)
  const day = 86_400_000
  await keepHistory(bench, new Date(now.getTime() + 14 * day))
  const second = (await weeks()).map(({ name }) => name)
  expect(second.filter((name) => !first.includes(name))).toHaveLength(2)
  expect(first.filter((name) => !second.includes(name))).toEqual(first.toSorted().slice(1, 3))
})

it('S-02: each week that it makes is guarded as the whole, also asked by its own name', async () => {
  const { engine, services, world } = bench
  const now = services.now()
  await keepHistory(bench, now)
  for (const key of ['a', 'b'] as const) {
    await world.sql`insert into point_history (tenant_id, point_id, at, value)
      values (${world.tenants[key]}, 'x', ${now}, 1)`
  }
  const seen: string[] = []
  for (const { name, ...guards } of await weeks()) {
    const policies = ['platform', 'tenant']
    expect([name, guards]).toEqual([name, { enabled: true, forced: true, policies }])
    const { rows } = await engine.tx({ tenant: world.tenants.a }, (db) =>
      sql<{ tenant: string }>`
        select tenant_id as tenant from ${sql.table(name)} where point_id = 'x'`.execute(db),
    )
    seen.push(...rows.map(({ tenant }) => tenant))
  }
  expect(seen).toEqual([world.tenants.a])
})
