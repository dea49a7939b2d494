import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../ids.js'
import { hashToken } from '../../sessions/tokens.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { callOf, partsOf } from '../../testing/recipes.js'
import { rowsDigest } from '../../testing/rowsDigest.js'
import { readWhoMay } from '../../testing/whoMay.js'

type Area = Schemas['DeviceArea']
type Device = Schemas['Device']
type New = Schemas['NewDeviceToken']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const addArea = (parentId: string | null = null) =>
  org.get<Area>('addDeviceArea', { body: { name: bench.world.unique('区'), parentId } })

async function addDevice(areaId: string): Promise<Device> {
  const body = { areaId, code: bench.world.unique('D-'), name: '机' }
  const device = await org.get<Device>('addDevice', { body })
  const point = { code: 'temperature', name: '温度', type: 'number', max: 80 }
  await org.get('addDataPoint', { path: { id: device.id }, body: point })
  return device
}

const addToken = (scope: { areaId?: string; deviceId?: string }) =>
  org.get<New>('addDeviceToken', { body: { name: bench.world.unique('令牌'), ...scope } })

/** Without a sign-in, as a program at the machine does. */
async function report(token: string, devices: Schemas['ReportDevicesRequest']['devices']) {
  const reply = await bench.app.inject({
    method: 'POST',
    url: '/spruce/api/v1/device-reports',
    payload: { token, devices },
  })
  const body = reply.json<{ code: unknown; data?: Schemas['ReportedDevices'] }>()
  return { status: reply.statusCode, code: body.code, devices: body.data?.devices }
}

/** Wrong tokens are counted, and what earlier reports changed is told in batches: both are no effect. */
const digest = async () => ({
  ...(await rowsDigest(bench.engine)),
  ...{ rate_limits: 'counts', live_events: 'of before' },
})

const at = '2026-01-01T00:00:00Z'
const some = (code: string, value = 20) => ({ code, values: [{ code: 'temperature', value }] })
const valuesOf = async ({ id }: Device) =>
  (await org.get<Schemas['DataPoint'][]>('listDataPoints', { path: { id } })).map(
    ({ value }) => value,
  )

describe('a device token', () => {
  it('S-01: reports for the devices that it covers and for nothing else', async () => {
    const hall = await addArea()
    const line = await addArea(hall.id)
    const [inHall, inLine] = [await addDevice(hall.id), await addDevice(line.id)]
    const outside = await addDevice((await addArea()).id)
    const foreign = await bench.world.deviceToken('b')
    const all = [inHall.code, inLine.code, outside.code, foreign.code, 'nobody'].map((code) =>
      some(code),
    )
    const known = async (scope: { areaId?: string; deviceId?: string }) => {
      const { token } = await addToken(scope)
      return (await report(token, all)).devices?.map((one) => one.known)
    }
    expect(await known({ areaId: hall.id })).toEqual([true, true, false, false, false])
    expect(await known({ areaId: line.id })).toEqual([false, true, false, false, false])
    expect(await known({ deviceId: inHall.id })).toEqual([true, false, false, false, false])
    const both = { areaId: line.id, deviceId: inHall.id }
    expect(await known(both)).toEqual([false, false, false, false, false])
    expect(await valuesOf(outside)).toEqual([null])
    const [theirs] = await bench.world.sql<{ n: number }>`
      select count(*)::int as n from point_history where tenant_id = ${bench.world.tenants.b}`
    expect(theirs?.n).toBe(0)
    const unsaid = await org.call('addDeviceToken', { body: { name: 'x' } })
    expect(unsaid).toMatchObject({ status: 422, body: { code: 'TOKEN_SCOPE' } })
  })

  it('S-01: opens no other operation: it is no session, and no token of another kind', async () => {
    const { wire, world } = bench
    const { token } = await world.deviceToken('a')
    const app = { 'app-code': 'spruce-web-enterprise-console' }
    const before = await digest()
    const opened: string[] = []
    for (const { operation, who } of readWhoMay()) {
      if (who === 'anyone') continue
      const filling = { id: () => newId(), unique: (prefix = '') => world.unique(prefix) }
      const parts = partsOf(operation, { ...filling, proof: undefined })
      for (const [header, value] of [
        ['authorization', `Bearer ${token}`],
        ['cookie', `token=${token}`],
      ] as const) {
        const { status } = await wire.send(callOf(operation, parts, { ...app, [header]: value }))
        if (status !== 401) opened.push(`${operation}: ${String(status)}`)
      }
    }
    for (const [operation, parts] of [
      ['previewInvitation', { query: { token } }],
      ['getApplicationStatus', { query: { token } }],
      ['openShareLink', { body: { token } }],
    ] as const) {
      const { status } = await wire.send(callOf(operation, parts, app))
      if (status < 400 || status >= 500) opened.push(`${operation}: ${String(status)}`)
    }
    expect(opened).toEqual([])
    expect(await digest()).toEqual(before)
  })

  it('reports many devices at once, any number of times, and says of each what became of it', async () => {
    const area = await addArea()
    const [one, other] = [await addDevice(area.id), await addDevice(area.id)]
    const { token } = await addToken({ areaId: area.id })
    const when = new Date(bench.services.now().getTime() - 60_000).toISOString()
    const batch = [
      { code: one.code, values: [{ code: 'temperature', value: 81, at: when }] },
      {
        code: other.code,
        values: [
          { code: 'temperature', value: 7, at: when },
          { code: 'pressure', value: 1 },
          { code: 'temperature', value: 'warm' },
          { code: 'temperature', value: 1, at: '2020-01-01T00:00:00Z' },
        ],
      },
      { code: one.code, values: [{ code: 'temperature', value: 82, at: when }] },
    ]
    const refused = [
      { index: 1, reason: 'unknown-point' },
      { index: 2, reason: 'wrong-type' },
      { index: 3, reason: 'too-old' },
    ]
    expect((await report(token, batch)).devices).toEqual([
      { known: true, taken: 1, repeated: 0, refused: [] },
      { known: true, taken: 1, repeated: 0, refused },
      { known: true, taken: 0, repeated: 1, refused: [] },
    ])
    const again = await report(token, batch)
    expect(again.devices?.map(({ taken, repeated }) => [taken, repeated])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ])
    expect([await valuesOf(one), await valuesOf(other)]).toEqual([[81], [7]])
  })

  it('says that a device is online by a report without values', async () => {
    const device = await addDevice((await addArea()).id)
    const { token, record } = await addToken({ deviceId: device.id })
    expect(record).toMatchObject({ place: '机', seenAt: null, version: 1 })
    expect((await report(token, [{ code: device.code }])).devices).toEqual([
      { known: true, taken: 0, repeated: 0, refused: [] },
    ])
    const seen = await org.get<Device>('getDevice', { path: { id: device.id } })
    expect(seen.online).toBe(true)
    const [listed] = await org.get<Schemas['DeviceToken'][]>('listDeviceTokens', {
      query: { keyword: record.name },
    })
    expect(listed?.seenAt).not.toBeNull()
  })

  it('is known by its hash alone, replaced with an overlap, and dead once removed', async () => {
    const device = await addDevice((await addArea()).id)
    const { token, record } = await addToken({ deviceId: device.id })
    const [row] = await bench.world.sql<{ text: string; hash: string }>`
      select to_jsonb(k)::text as text, token_hash as hash from device_tokens k
      where id = ${record.id}`
    expect(row?.text).not.toContain(token)
    expect(row?.hash).toBe(hashToken(token))
    const rotate = () =>
      org.call<New>('rotateDeviceToken', { path: { id: record.id }, body: { version: 1 } })
    const next = (await rotate()).body.data?.token ?? ''
    expect((await rotate()).status).toBe(412)
    const statusOf = async (secret: string) => (await report(secret, [some(device.code)])).status
    expect([await statusOf(token), await statusOf(next)]).toEqual([200, 200])
    await bench.world.sql`update device_tokens set previous_until = ${at} where id = ${record.id}`
    expect(await report(token, [some(device.code)])).toMatchObject({
      status: 404,
      code: 404,
    })
    expect(await statusOf(next)).toBe(200)
    await org.get('removeDeviceTokens', { body: { ids: [record.id] } })
    expect(await statusOf(next)).toBe(404)
    const { token: ofGone } = await addToken({ deviceId: device.id })
    await org.get('removeDevices', { body: { ids: [device.id] } })
    expect(await statusOf(ofGone)).toBe(404)
  })

  it('takes 5,000 values at once, and not one more', async () => {
    const device = await addDevice((await addArea()).id)
    const { token } = await addToken({ deviceId: device.id })
    const start = bench.services.now().getTime() - 20_000
    const values = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...{ code: 'temperature', value: n },
        at: new Date(start + n).toISOString(),
      }))
    const full = Array.from({ length: 25 }, () => ({ code: device.code, values: values(200) }))
    const reported = (await report(token, full)).devices ?? []
    expect(reported.reduce((sum, { taken }) => sum + taken, 0)).toBe(200)
    expect(reported.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(4800)
    const more = await report(token, [...full, some(device.code)])
    expect(more).toMatchObject({ status: 422, code: 'REPORT_SIZE' })
  })
})
