import type { Schemas } from '@spruce/api-client/contract'
import fc from 'fast-check'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PointHistoryRepository } from '../../repositories/devices/PointHistoryRepository.js'
import { newId } from '../../ids.js'
import { keepHistory } from '../../jobs/keepHistory.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { historySteps } from './historySteps.js'

type History = Schemas['PointHistory']
type Point = Schemas['DataPoint']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(async () => {
  await bench.close()
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) writeFileSync(out, JSON.stringify({ counts: { windows: tries, series: tries } }))
})

const isProof = process.env['SPRUCE_PROOF'] === '1'
const tries = isProof ? 10_000 : 100
const hourMs = 3_600_000
const dayMs = 24 * hourMs

async function addPoints(...types: Point['type'][]): Promise<[string, Point[]]> {
  const area = await org.get<Schemas['DeviceArea']>('addDeviceArea', {
    body: { name: bench.world.unique('区') },
  })
  const { id } = await org.get<Schemas['Device']>('addDevice', {
    body: { areaId: area.id, code: bench.world.unique('D-'), name: '锅炉' },
  })
  const points: Point[] = []
  for (const [at, type] of types.entries()) {
    const body = { code: `p${String(at)}`, name: '温度', unit: '℃', type }
    const range = type === 'number' ? { min: 0, max: 100 } : {}
    points.push(await org.get('addDataPoint', { path: { id }, body: { ...body, ...range } }))
  }
  return [id, points]
}

const report = (id: string, values: Schemas['ReportRequest']['values']) =>
  org.get<Schemas['Reported']>('reportDataPoints', { path: { id }, body: { values } })

/** The last full hour, so many hours ago. */
const hour = (hoursAgo: number, ms = 0) => {
  const now = Math.floor(bench.services.now().getTime() / hourMs) * hourMs
  return new Date(now - hoursAgo * hourMs + ms).toISOString()
}

const read = (query: Record<string, string | number | readonly string[]>) =>
  org.call<History>('readPointHistory', { query: query as Record<string, string> })

describe('the history of data points', () => {
  it('has one value for each point and moment, however often and late it comes', async () => {
    const [id, [point]] = await addPoints('number')
    const values = [
      { code: 'p0', value: 3, at: hour(2) },
      { code: 'p0', value: 101, at: hour(4) },
      { code: 'p0', value: 7, at: hour(4, 60_000) },
    ]
    expect(await report(id, values)).toEqual({ taken: 3, repeated: 0, refused: [] })
    expect(await report(id, values)).toEqual({ taken: 0, repeated: 3, refused: [] })
    const again = await report(id, [
      { code: 'p0', value: 9, at: hour(2) },
      { code: 'p0', value: 5, at: hour(5) },
      { code: 'p0', value: 6, at: hour(5) },
    ])
    expect(again).toMatchObject({ taken: 1, repeated: 2 })
    const query = { pointIds: [point?.id ?? ''], from: hour(5), to: hour(1), most: 4, zone: 'UTC' }
    const { body } = await read({ ...query, by: 'avg' })
    expect(body.data).toMatchObject({
      stepSeconds: 3600,
      series: [{ pointId: point?.id, deviceId: id, deviceName: '锅炉', unit: '℃' }],
    })
    expect(body.data?.series[0]?.values).toEqual([
      { at: hour(5), value: 5, outOfRange: 0 },
      { at: hour(4), value: 54, outOfRange: 1 },
      { at: hour(3), value: null, outOfRange: 0 },
      { at: hour(2), value: 3, outOfRange: 0 },
    ])
    const peaks = await read({ ...query, by: 'extremes', most: 16 })
    expect(peaks.body.data?.series[0]?.values.map(({ at, value }) => [at, value])).toEqual([
      [hour(5), 5],
      [hour(4), 101],
      [hour(4, 60_000), 7],
      [hour(3), null],
      [hour(2), 3],
    ])
  })

  it('draws switches as 0 and 1, refuses texts, and windows that end before they begin', async () => {
    const [id, [on, text]] = await addPoints('boolean', 'text')
    await report(id, [
      { code: 'p0', value: true, at: hour(2) },
      { code: 'p1', value: '好', at: hour(2) },
    ])
    const of = (point: Point | undefined, from = hour(3)) =>
      read({ pointIds: [point?.id ?? ''], from, to: hour(1), by: 'max' })
    const values = (await of(on)).body.data?.series[0]?.values ?? []
    expect(values.filter(({ value }) => value !== null)).toEqual([
      { at: hour(2), value: 1, outOfRange: 0 },
    ])
    expect(await of(text)).toMatchObject({ status: 422, body: { code: 'TEXT_POINT' } })
    expect(await of(on, hour(1))).toMatchObject({ status: 422, body: { code: 'HISTORY_WINDOW' } })
    expect(await of(on, '2020-01-01T00:00:00Z')).toMatchObject({
      status: 422,
      body: { code: 'HISTORY_WINDOW' },
    })
  })

  it('comes back with a device from the bin', async () => {
    const [id, [point]] = await addPoints('number')
    await report(id, [{ code: 'p0', value: 3, at: hour(2) }])
    await org.get('removeDevices', { body: { ids: [id] } })
    const [binned] = await org.get<{ id: string }[]>('listRecycleBin', { query: { size: '1' } })
    await org.get('restoreRecycled', { body: { ids: [binned?.id ?? ''] } })
    const query = { pointIds: [point?.id ?? ''], from: hour(3), to: hour(1) }
    const values = (await read(query)).body.data?.series[0]?.values
    expect(values?.filter(({ value }) => value !== null)).toHaveLength(1)
  })

  it('is kept as long as the tenant says', async () => {
    const [id, [point]] = await addPoints('number')
    const now = bench.services.now()
    const days = [1, 8, 20, 89]
    await report(
      id,
      days.map((day) => ({
        code: 'p0',
        value: day,
        at: new Date(now.getTime() - day * dayMs).toISOString(),
      })),
    )
    const kept = async () => {
      const rows = await bench.world.sql<{ value: number }>`
        select value from point_history where point_id = ${point?.id ?? ''} order by at desc`
      return rows.map(({ value }) => value)
    }
    await keepHistory(bench, now)
    expect(await kept()).toEqual(days)
    expect(await org.get('getDeviceSettings')).toEqual({
      ...{ keepDays: 90, keepAlarmDays: 365, version: 1 },
    })
    const keep = (keepDays: number, version: number) =>
      org.call('editDeviceSettings', { body: { keepDays, keepAlarmDays: 365, version } })
    expect((await keep(7, 1)).body.data).toMatchObject({ keepDays: 7, version: 2 })
    expect((await keep(8, 1)).status).toBe(412)
    expect((await keep(400, 2)).body.data).toMatchObject({ keepDays: 400, version: 3 })
    await keepHistory(bench, now)
    expect(await kept()).toEqual(days)
    await keep(7, 3)
    await keepHistory(bench, now)
    expect(await kept()).toEqual([1])
    // A tenant that keeps them longest loses them with their week.
    await keep(90, 4)
    await keepHistory(bench, new Date(now.getTime() + 120 * dayMs))
    expect(await kept()).toEqual([])
  })
})

const zones = ['UTC', 'Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']

/** Windows of a second to three years, some across a change of the clock. */
const windows = fc.record({
  from: fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2026-12-31T00:00:00Z'),
    noInvalidDate: true,
  }),
  span: fc.oneof(
    fc.integer({ min: 1000, max: hourMs }),
    fc.integer({ min: hourMs, max: 40 * dayMs }),
    fc.integer({ min: dayMs, max: 1_100 * dayMs }),
  ),
  most: fc.integer({ min: 1, max: 200 }),
  zone: fc.constantFrom(...zones),
})

describe('steps of a window', () => {
  it('are even in their zone, as many as asked for at most, and cover the window', () => {
    fc.assert(
      fc.property(windows, ({ from, span, most, zone }) => {
        const to = new Date(from.getTime() + span)
        const { seconds, steps } = historySteps({ from, to, most, zone })
        expect(steps.length).toBeLessThanOrEqual(most)
        expect(steps[0]).toEqual(from)
        const clock = new Intl.DateTimeFormat('en-GB', {
          ...{ timeZone: zone, hour: '2-digit', minute: '2-digit', second: '2-digit' },
          hourCycle: 'h23',
        })
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1]
          if (!before) continue
          expect(step < to && step > before).toBe(true)
          if (seconds % 86_400 === 0) expect(clock.format(step)).toBe('00:00:00')
          else if (index > 1) expect(step.getTime() - before.getTime()).toBe(seconds * 1000)
        }
        const last = steps.at(-1) ?? from
        expect(to.getTime() - last.getTime()).toBeLessThanOrEqual((seconds + 3600) * 1000)
      }),
      { numRuns: tries },
    )
  })
})

const fewValues = fc.array(
  fc.record({
    // Moments collide and lie in clusters, so that there are gaps.
    at: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 1000 })),
    value: fc.oneof(
      fc.integer({ min: -5, max: 5 }),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    ),
  }),
  { maxLength: 60 },
)

describe('downsampling', () => {
  it('says what counting by hand says, and loses no extreme', async () => {
    const samples = fc.sample(fc.record({ window: windows, values: fewValues }), tries)
    for (const { window, values } of samples) {
      const from = window.from.getTime()
      const moments = values.map(({ at, value }) => ({
        at: from + Math.floor((at / 1000) * window.span),
        value: Object.is(value, -0) ? 0 : value,
      }))
      // The first value of a moment stays.
      const kept = [...new Map(moments.toReversed().map((one) => [one.at, one])).values()].sort(
        (a, b) => a.at - b.at,
      )
      const pointId = newId()
      const to = new Date(from + window.span)
      const { steps } = historySteps({ ...window, to })
      const asked = { pointIds: [pointId], steps, to }
      const expected = steps.map((begin, index) => {
        const end = steps[index + 1] ?? to
        return kept.filter(({ at }) => at >= begin.getTime() && at < end.getTime())
      })
      await bench.engine.tx({ tenant: org.tenantId }, async (db) => {
        const history = new PointHistoryRepository(db)
        const rows = moments.map(({ at, value }) => ({
          ...{ pointId, at: new Date(at), value, text: null, outOfRange: value > 3 },
        }))
        expect(await history.add(org.tenantId, rows)).toHaveLength(kept.length)
        for (const [by, count] of Object.entries(byHand)) {
          const found = await history.steps(org.tenantId, asked, by as keyof typeof byHand)
          const there = expected.flatMap((held, step) => (held.length > 0 ? [{ held, step }] : []))
          expect(found.map(({ step }) => step)).toEqual(there.map(({ step }) => step))
          for (const [index, { held }] of there.entries()) {
            expect(found[index]?.value).toBeCloseTo(count(held.map(({ value }) => value)), 4)
            expect(found[index]?.outOfRange).toBe(held.filter(({ value }) => value > 3).length)
          }
        }
        const found = await history.extremes(org.tenantId, asked)
        expect(found.map(({ step, at, value }) => [step, at, value])).toEqual(
          expected.flatMap((held, step) =>
            m4ByHand(held).map(({ at, value }) => [step, at, value]),
          ),
        )
        await db
          .deleteFrom('point_history')
          .where('tenant_id', '=', org.tenantId)
          .where('point_id', '=', pointId)
          .execute()
      })
    }
  })
})

const byHand = {
  avg: (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length,
  min: (values: readonly number[]) => Math.min(...values),
  max: (values: readonly number[]) => Math.max(...values),
  last: (values: readonly number[]) => values.at(-1) ?? NaN,
  sum: (values: readonly number[]) => values.reduce((a, b) => a + b, 0),
  count: (values: readonly number[]) => values.length,
}

/** In the order of time; of equal extremes the earliest. */
function m4ByHand(held: readonly { at: number; value: number }[]) {
  const values = held.map(({ value }) => value)
  const low = held.find(({ value }) => value === Math.min(...values))
  const high = held.find(({ value }) => value === Math.max(...values))
  const picked = new Set([held[0], held.at(-1), low, high])
  return held.filter((one) => picked.has(one))
}
