import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Area = Schemas['DeviceArea']
type Device = Schemas['Device']
type Point = Schemas['DataPoint']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const addArea = (parentId: string | null = null) =>
  org.get<Area>('addDeviceArea', { body: { name: bench.world.unique('区'), parentId } })
const addDevice = (areaId: string, more: Partial<Schemas['AddDeviceRequest']> = {}) =>
  org.get<Device>('addDevice', {
    body: { areaId, code: bench.world.unique('D-'), name: bench.world.unique('机'), ...more },
  })
const addPoint = (device: Device, more: Partial<Schemas['AddDataPointRequest']> = {}) =>
  org.get<Point>('addDataPoint', {
    path: { id: device.id },
    body: { code: 'temperature', name: '温度', unit: '℃', type: 'number', ...more },
  })
const report = (device: Device, values: Schemas['ReportRequest']['values']) =>
  org.call<Schemas['Reported']>('reportDataPoints', { path: { id: device.id }, body: { values } })
const points = (device: Device) => org.get<Point[]>('listDataPoints', { path: { id: device.id } })
const ago = (ms: number) => new Date(bench.services.now().getTime() - ms).toISOString()

describe('device areas', () => {
  it('are a tree of ten levels, never below themselves, removed when empty', async () => {
    const levels = [await addArea()]
    for (let level = 1; level < 10; level += 1) levels.push(await addArea(levels.at(-1)?.id))
    const [top, last] = [levels[0] as Area, levels.at(-1) as Area]
    const deeper = await org.call('addDeviceArea', { body: { name: '深', parentId: last.id } })
    expect(deeper).toMatchObject({ status: 422, body: { code: 'AREA_PLACE' } })
    const cycle = await org.call('editDeviceArea', {
      path: { id: top.id },
      body: { version: 1, parentId: last.id },
    })
    expect(cycle).toMatchObject({ status: 422, body: { code: 'AREA_PLACE' } })
    const remove = (area: Area) =>
      org.call('removeDeviceArea', { path: { id: area.id }, body: { version: 1 } })
    expect((await remove(top)).body.code).toBe('AREA_NOT_EMPTY')
    const device = await addDevice(last.id)
    expect((await remove(last)).body.code).toBe('AREA_NOT_EMPTY')
    await org.get('removeDevices', { body: { ids: [device.id] } })
    expect((await remove(last)).status).toBe(200)
  })

  it('stand in the order that people give them', async () => {
    const [top, other] = [await addArea(), await addArea()]
    const [a, b, c] = [await addArea(top.id), await addArea(top.id), await addArea(top.id)]
    const order = async (parent: Area) =>
      (await org.get<Area[]>('listDeviceAreas'))
        .filter(({ parentId }) => parentId === parent.id)
        .map(({ id }) => id)
    const put = (area: Area, version: number, place: Partial<Schemas['EditDeviceAreaRequest']>) =>
      org.get<Area>('editDeviceArea', { path: { id: area.id }, body: { version, ...place } })
    expect(await put(c, 1, { sort: 0 })).toMatchObject({ sort: 0, version: 2 })
    expect(await order(top)).toEqual([c.id, a.id, b.id])
    // The others were not edited: their versions are those of before.
    await put(a, 1, { sort: 1000 })
    expect(await order(top)).toEqual([c.id, b.id, a.id])
    const moved = await put(b, 1, { parentId: other.id })
    await put(a, 2, { parentId: other.id, sort: 0 })
    expect([await order(top), await order(other)]).toEqual([[c.id], [a.id, moved.id]])
  })

  it('show the devices below them', async () => {
    const top = await addArea()
    const below = await addArea(top.id)
    const device = await addDevice(below.id)
    await addDevice((await addArea()).id)
    const found = await org.call<Device[]>('listDevices', { query: { areaId: top.id } })
    expect([found.total, found.body.data?.map(({ id }) => id)]).toEqual([1, [device.id]])
    const areas = await org.get<Area[]>('listDeviceAreas')
    expect(areas.find(({ id }) => id === below.id)?.deviceCount).toBe(1)
  })
})

describe('devices', () => {
  it('have codes of their own within the tenant and are edited by version', async () => {
    const { id: areaId } = await addArea()
    const device = await addDevice(areaId)
    const twice = await org.call('addDevice', { body: { areaId, code: device.code, name: 'x' } })
    expect(twice).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } })
    const edit = () =>
      org.call<Device>('editDevice', {
        path: { id: device.id },
        body: { version: 1, model: 'JH21-160' },
      })
    expect((await edit()).body.data).toMatchObject({ model: 'JH21-160', version: 2 })
    expect(await edit()).toMatchObject({ status: 412, body: { current: { version: 2 } } })
  })

  it('report values in any order: the newest stands, and makes them online', async () => {
    const device = await addDevice((await addArea()).id)
    await addPoint(device)
    await addPoint(device, { code: 'running', type: 'boolean', unit: null })
    expect(device).toMatchObject({ online: false, seenAt: null })
    const first = await report(device, [
      { code: 'temperature', value: 36.5, at: ago(1000) },
      { code: 'temperature', value: 35, at: ago(5000) },
      { code: 'running', value: true },
      { code: 'nobody-knows', value: 1 },
    ])
    expect(first.body.data).toEqual({
      taken: 3,
      repeated: 0,
      refused: [{ index: 3, reason: 'unknown-point' }],
    })
    const late = await report(device, [
      { code: 'temperature', value: 1, at: ago(60_000) },
      { code: 'running', value: false, at: ago(-3_600_000) },
    ])
    expect(late.body.data).toEqual({
      taken: 1,
      repeated: 0,
      refused: [{ index: 1, reason: 'in-future' }],
    })
    expect((await points(device)).map(({ code, value }) => [code, value])).toEqual([
      ['running', true],
      ['temperature', 36.5],
    ])
    const online = await org.call<Device[]>('listDevices', {
      query: { keyword: device.code, online: 'true' },
    })
    expect(online.body.data?.[0]).toMatchObject({ id: device.id, online: true, pointCount: 2 })
    const areas = await org.get<Area[]>('listDeviceAreas')
    expect(areas.find(({ id }) => id === device.areaId)).toMatchObject({
      ...{ deviceCount: 1, onlineCount: 1 },
    })
    const offline = await org.call('listDevices', {
      query: { keyword: device.code, online: 'false' },
    })
    expect(offline.total).toBe(0)
  })

  it('take what can be taken of a report, and say of each other value why not', async () => {
    const device = await addDevice((await addArea()).id)
    await addPoint(device)
    await addPoint(device, { code: 'name', type: 'text' })
    const reply = await report(device, [
      { code: 'temperature', value: 20 },
      { code: 'name', value: 5 },
      { code: 'temperature', value: 1, at: ago(91 * 86_400_000) },
    ])
    expect(reply.body.data).toEqual({
      taken: 1,
      repeated: 0,
      refused: [
        { index: 1, reason: 'wrong-type' },
        { index: 2, reason: 'too-old' },
      ],
    })
    expect((await points(device)).map(({ value }) => value)).toEqual([null, 20])
  })

  it('mark a value outside the range of its data point, and take it', async () => {
    const device = await addDevice((await addArea()).id)
    const point = await addPoint(device, { min: 0, max: 80, decimals: 1 })
    expect(point).toMatchObject({ min: 0, max: 80, decimals: 1, outOfRange: false })
    await report(device, [{ code: 'temperature', value: 81 }])
    expect((await points(device))[0]).toMatchObject({ value: 81, outOfRange: true })
    const widen = (max: number | null) =>
      org.call<Point>('editDataPoint', { path: { id: point.id }, body: { version: 1, max } })
    expect(await widen(0)).toMatchObject({ status: 422, body: { code: 'POINT_RANGE' } })
    expect((await widen(null)).body.data).toMatchObject({ max: null, outOfRange: false })
    const ofText = await org.call('addDataPoint', {
      path: { id: device.id },
      body: { code: 'name', name: '名', type: 'text', max: 1 },
    })
    expect(ofText).toMatchObject({ status: 422, body: { code: 'POINT_RANGE' } })
  })

  it('have data points with codes of their own, and 200 at most', async () => {
    const device = await addDevice((await addArea()).id)
    const point = await addPoint(device)
    const twice = await org.call('addDataPoint', {
      path: { id: device.id },
      body: { code: point.code, name: '又', type: 'text' },
    })
    expect(twice).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } })
    const edited = await org.get<Point>('editDataPoint', {
      path: { id: point.id },
      body: { version: 1, unit: 'K' },
    })
    expect(edited).toMatchObject({ unit: 'K', name: '温度', version: 2 })
    await bench.world.sql`insert into data_points (tenant_id, id, device_id, code, name, type)
      select ${org.tenantId}, ${device.id} || n, ${device.id}, 'p' || n, 'p', 'text'
      from generate_series(1, 199) n`
    const full = await org.call('addDataPoint', {
      path: { id: device.id },
      body: { code: 'more', name: '多', type: 'text' },
    })
    expect(full).toMatchObject({ status: 422, body: { code: 'TOO_MANY_POINTS' } })
  })
})

describe('the export of data points', () => {
  const exported = (query: string, person = org.admin) =>
    bench.app.inject({
      url: `/aba-base/api/s-dicts/export-data-points/5?${query}`,
      headers: {
        'app-code': 'spruce-web-enterprise-console',
        'current-tenant': org.tenantId,
        cookie: `token=${person.token}`,
      },
    })

  it('S-15: is a table of what the filter shows, in which no cell starts a formula', async () => {
    const area = await addArea()
    const device = await addDevice(area.id, { name: '=cmd()' })
    await addPoint(device, { name: '+温度', unit: null })
    await addPoint(device, { code: 'a', name: '名称', type: 'text' })
    await report(device, [{ code: 'a', value: '@SUM(A1)' }])
    await addPoint(await addDevice((await addArea()).id))
    const reply = await exported(`areaId=${area.id}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toContain('text/csv')
    expect(reply.headers['content-disposition']).toContain('attachment')
    const lines = reply.body.trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`${area.name},${device.code},'=cmd(),a,名称,℃,'@SUM(A1),20`)
    expect(lines[1]).toBe(`${area.name},${device.code},'=cmd(),temperature,'+温度,,,`)
    const none = await exported(
      `areaId=${area.id}&deviceId=${await bench.world.object('devices', 'a')}`,
    )
    expect(none.body.trim().split('\r\n')).toHaveLength(1)
  })

  it('is for those who may, and of their own tenant', async () => {
    const { person } = await bench.person({
      memberOf: [{ tenant: 'a', permissions: ['device:list'] }],
    })
    expect((await exported('', person)).statusCode).toBe(403)
    const foreign = await bench.world.object('devices', 'b')
    expect((await exported(`deviceId=${foreign}`)).statusCode).toBe(404)
    expect((await exported('')).body).not.toContain(bench.world.canary)
  })
})
