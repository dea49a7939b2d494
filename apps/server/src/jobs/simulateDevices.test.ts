import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeAlarms } from '../seed/writeAlarms.js'
import { writeDevices } from '../seed/writeDevices.js'
import { tell } from '../testing/counts.js'
import { openBench, type Bench } from '../testing/openBench.js'
import { simulateDevices } from './simulateDevices.js'

let bench: Bench
const minute = 60_000
const start = new Date(Math.floor(Date.now() / minute) * minute)
const people = { admin: 'm-admin', member: 'm-member' }

beforeAll(async () => {
  bench = await openBench({ own: true })
  await sql`insert into tenants (id, code, name, short_name, kind)
    values ('yunshan', 'y', 'y', 'y', 'customer') on conflict do nothing`.execute(
    bench.services.engine.platform,
  )
  for (const id of Object.values(people)) {
    await bench.world.sql`insert into users (id, login_name, login_key, name)
      values (${id}, ${id}, ${id}, ${id})`
    await bench.world.sql`insert into memberships (tenant_id, id, user_id, login_name, nick_name)
      values ('yunshan', ${id}, ${id}, ${id}, ${id})`
  }
  await bench.services.engine.tx('platform', async (db) => {
    await writeDevices(db, 'yunshan', start)
    await writeAlarms(db, 'yunshan', people, start)
  })
}, 300_000)
afterAll(() => bench.close())

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(bench.services.engine.platform)).rows

it('finds alarms of every state in the demo data, each where the history has its value', async () => {
  const states = await rows(sql<{ state: string; count: number }>`
    select case when cleared_at is not null then 'cleared' when acknowledged_at is not null
      then 'acknowledged' else 'raised' end as state, count(*)::int as count
    from alarms where tenant_id = 'yunshan' group by 1 order by 1`)
  expect(states.map(({ state }) => state)).toEqual(['acknowledged', 'cleared', 'raised'])
  const [agreeing] = await rows(sql<object>`
    select count(*)::int as alarms, count(*) filter (where h.out_of_range
        and h.value::text = (a.value::double precision)::text)::int as measured
    from alarms a left join point_history h
      on h.tenant_id = a.tenant_id and h.point_id = a.point_id and h.at = a.raised_at
    where a.tenant_id = 'yunshan' and a.condition <> 'absent'`)
  expect(agreeing).toEqual({ alarms: 13, measured: 13 })
  const [missing] = await rows(sql<{ count: number }>`
    select count(*)::int as count from point_history h
      join data_points p on p.tenant_id = h.tenant_id and p.id = h.point_id
      join devices d on d.tenant_id = p.tenant_id and d.id = p.device_id
      join alarm_rules r on r.tenant_id = d.tenant_id and r.type_point_id = p.type_point_id
        and r.enabled
    where h.tenant_id = 'yunshan' and (h.value > r.high or h.value < r.low)
      and not exists (select from alarms a where a.tenant_id = h.tenant_id
        and a.rule_id = r.id and a.device_id = d.id and a.raised_at <= h.at
        and (a.cleared_at is null or a.cleared_at > h.at))`)
  expect(missing).toEqual({ count: 0 })
})

it('keeps the devices online, and raises an alarm now and then that clears', async () => {
  const [before] = await rows(sql<{ count: number }>`
    select count(*)::int as count from alarms where tenant_id = 'yunshan'`)
  const began = performance.now()
  const ticks = 31 * 6
  for (let tick = 1; tick <= ticks; tick += 1) {
    await simulateDevices(bench.services, new Date(start.getTime() + tick * 10_000))
  }
  tell(`a round of the simulator: ${((performance.now() - began) / ticks).toFixed(1)} ms`)
  const end = new Date(start.getTime() + ticks * 10_000)
  const [late] = await rows(sql<{ count: number }>`
    select count(*)::int as count from devices where tenant_id = 'yunshan'
      and seen_at < ${end}::timestamptz - interval '75 seconds'`)
  expect(late).toEqual({ count: 6 })
  const found = await rows(sql<{ cleared: boolean }>`
    select cleared_at is not null as cleared from alarms
    where tenant_id = 'yunshan' and raised_at > ${start}::timestamptz`)
  expect(found.length).toBeGreaterThan(1)
  expect(found.filter(({ cleared }) => cleared).length).toBeGreaterThan(0)
  const [open] = await rows(sql<{ count: number }>`
    select count(*)::int as count from alarms
    where tenant_id = 'yunshan' and cleared_at is null and raised_at <= ${start}::timestamptz`)
  expect(open).toEqual({ count: 12 })
  expect(before?.count).toBe(19)
  const [told] = await rows(sql<{ people: number }>`
    select count(distinct member_id)::int as people from letters
    where tenant_id = 'yunshan' and category = 'business' and created_at > ${start}::timestamptz`)
  expect(told).toEqual({ people: 2 })
}, 120_000)

it('reports each device once a minute, whoever asks', async () => {
  const count = async () =>
    (
      await rows(sql<{ count: number }>`
      select count(*)::int as count from point_history where tenant_id = 'yunshan'`)
    )[0]?.count
  const later = new Date(start.getTime() + 60 * minute)
  await simulateDevices(bench.services, later)
  const once = await count()
  await Promise.all([
    simulateDevices(bench.services, later),
    simulateDevices(bench.services, later),
  ])
  expect(await count()).toBe(once)
})
