import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Engine } from '../db/engine.js'
import { tell } from '../testing/counts.js'
import { openTestEngine } from '../testing/openTestEngine.js'
import { bulkLoad } from './bulkLoad.js'
import { writeDevices } from './writeDevices.js'

let engine: Engine
const now = new Date()

beforeAll(async () => {
  engine = await openTestEngine()
  await sql`insert into tenants (id, code, name, short_name, kind) values ('t', 't', 't', 't', 'customer')`.execute(
    engine.platform,
  )
  const start = performance.now()
  await bulkLoad(engine, ['point_history'], (db) => writeDevices(db, 't', now))
  tell(`devices of the demo data: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}, 300_000)
afterAll(() => engine.close())

const rows = async (query: ReturnType<typeof sql>) => (await query.execute(engine.platform)).rows

it('makes three plants, 60 devices of six types and 400 points', async () => {
  const counts = await rows(sql`select
    (select count(*)::int from device_areas where parent_id is null) as plants,
    (select count(*)::int from devices) as devices,
    (select count(distinct type_id)::int from devices) as types,
    (select count(*)::int from data_points where type_point_id is not null) as points`)
  expect(counts).toEqual([{ plants: 3, devices: 60, types: 6, points: 412 }])
})

it('makes a week of values, the newest of which each point shows', async () => {
  const [history] = await rows(sql`select count(*)::int as values,
      count(*) filter (where out_of_range)::int as wrong,
      extract(day from max(at) - min(at))::int as days,
      count(*) filter (where at > ${now}::timestamptz)::int as ahead,
      pg_total_relation_size('point_history')::int as bytes
    from point_history`)
  tell(JSON.stringify(history))
  expect(history).toMatchObject({ days: 6, ahead: 0 })
  const [points] = await rows(sql`select
      count(*) filter (where value is null)::int as without,
      count(*) filter (where type = 'number' and value::double precision > max_value)::int as high
    from data_points`)
  expect(points).toMatchObject({ without: 0 })
  expect(points).toHaveProperty(
    'high',
    expect.toSatisfy((high: number) => high > 2 && high < 40),
  )
})

it('leaves some devices offline', async () => {
  const [found] = await rows(sql`select count(*)::int as silent from devices
    where seen_at < ${now}::timestamptz - interval '1 hour'`)
  expect(found).toEqual({ silent: 6 })
})
