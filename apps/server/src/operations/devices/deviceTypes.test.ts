import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Type = Schemas['DeviceTypeDetail']
type Device = Schemas['Device']
type Point = Schemas['DataPoint']

let bench: Bench
let org: Organisation
let areaId: string
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
  areaId = (await org.get<{ id: string }>('addDeviceArea', { body: { name: '一号车间' } })).id
})
afterAll(() => bench.close())

const temperature = {
  code: 'temperature',
  name: '温度',
  unit: '℃',
  type: 'number',
  max: 80,
} as const
const running = { code: 'running', name: '运行', type: 'boolean' } as const

const addType = (points: readonly Schemas['TypePointRequest'][] = [temperature, running]) =>
  org.get<Type>('addDeviceType', {
    body: { code: bench.world.unique('T-'), name: bench.world.unique('类型'), points },
  })
const editType = ({ id, version }: Type, body: Omit<Schemas['EditDeviceTypeRequest'], 'version'>) =>
  org.call<Type>('editDeviceType', { path: { id }, body: { version, ...body } })
const addDevice = (typeId?: string | null) =>
  org.get<Device>('addDevice', {
    body: { areaId, code: bench.world.unique('D-'), name: '机', typeId },
  })
const editDevice = ({ id, version }: Device, typeId: string | null) =>
  org.call<Device>('editDevice', { path: { id }, body: { version, typeId } })
const points = ({ id }: Device) => org.get<Point[]>('listDataPoints', { path: { id } })
const inBin = async (objectId: string) => {
  const rows = await org.get<Schemas['Recycled'][]>('listRecycleBin', { query: { size: '100' } })
  return rows.find((row) => row.objectId === objectId)?.id ?? ''
}
const restore = async (objectId: string) =>
  org.call('restoreRecycled', { body: { ids: [await inBin(objectId)] } })

describe('a device type', () => {
  it('gives its points to its devices, new and later ones', async () => {
    const type = await addType()
    expect(type).toMatchObject({ offlineSeconds: 300, pointCount: 2, deviceCount: 0, version: 1 })
    const device = await addDevice(type.id)
    expect(device).toMatchObject({ typeId: type.id, typeName: type.name, pointCount: 2 })
    const [asIs, more] = type.points
    if (!asIs || !more) throw new Error('The type has no points')
    expect((await points(device)).map(({ code, typePointId }) => [code, typePointId])).toEqual([
      ['running', more.id],
      ['temperature', asIs.id],
    ])
    const edited = await editType(type, {
      points: [
        { ...asIs, name: '油温', max: 90 },
        { code: 'speed', name: '转速', type: 'number', unit: 'rpm' },
      ],
    })
    expect(edited.body.data).toMatchObject({ pointCount: 2, deviceCount: 1, version: 2 })
    expect(
      (await points(device)).map(({ code, name, max, typePointId }) => [
        ...[code, name, max, typePointId !== null],
      ]),
    ).toEqual([
      ['running', '运行', null, false], // the type has it no more, the device keeps it
      ['speed', '转速', null, true],
      ['temperature', '油温', 90, true],
    ])
    expect(await editType(type, { name: 'x' })).toMatchObject({ status: 412 })
  })

  it('leaves what a device overrides, until it is as the type has it', async () => {
    const type = await addType([temperature])
    const device = await addDevice(type.id)
    const [point] = await points(device)
    const edit = (version: number, body: Partial<Schemas['EditDataPointRequest']>) =>
      org.get<Point>('editDataPoint', {
        path: { id: point?.id ?? '' },
        body: { version, ...body },
      })
    expect(await edit(1, { max: 60, name: '水温' })).toMatchObject({
      ...{ name: '水温', max: 60, overrides: ['name', 'max'] },
    })
    const asked = (max: number) =>
      type.points.map((one) => ({ ...one, name: '油温', unit: 'K', max }))
    await editType(type, { points: asked(100) })
    expect((await points(device))[0]).toMatchObject({ name: '水温', unit: 'K', max: 60 })
    expect(await edit(2, { name: '油温' })).toMatchObject({ overrides: ['max'] })
    const removal = await org.call('removeDataPoints', { body: { ids: [point?.id ?? ''] } })
    expect(removal).toMatchObject({ status: 422, body: { code: 'TYPE_POINT' } })
  })

  it('takes own points of a device along, and gives them back', async () => {
    const device = await addDevice()
    const path = { id: device.id }
    await org.get('addDataPoint', { path, body: { ...temperature, name: '炉温' } })
    await org.get('addDataPoint', { path, body: { ...running, type: 'text' } })
    await org.get('reportDataPoints', {
      path,
      body: { values: [{ code: 'temperature', value: 20 }] },
    })
    const type = await addType()
    const typed = (await editDevice(device, type.id)).body.data as Device
    expect(
      (await points(device)).map(({ code, name, value, overrides, typePointId }) => [
        ...[code, name, value, overrides, typePointId !== null],
      ]),
    ).toEqual([
      ['running', '运行', null, [], false], // of another type: it stays its own
      ['temperature', '炉温', 20, ['name'], true],
    ])
    expect((await editDevice(typed, null)).body.data).toMatchObject({ typeId: null, pointCount: 2 })
    expect((await points(device)).map(({ typePointId }) => typePointId)).toEqual([null, null])
  })

  it('says how long its devices may be silent', async () => {
    const type = await addType()
    const patient = await org.get<Type>('addDeviceType', {
      body: { code: bench.world.unique('T-'), name: '慢', offlineSeconds: 7200 },
    })
    const devices = [await addDevice(type.id), await addDevice(patient.id), await addDevice()]
    await bench.world.sql`update devices set seen_at = now() - interval '1 hour'
      where tenant_id = ${org.tenantId}`
    for (const [index, online] of [false, true, false].entries()) {
      const device = devices[index] as Device
      expect((await org.get<Device>('getDevice', { path: { id: device.id } })).online).toBe(online)
      const listed = await org.call<Device[]>('listDevices', {
        query: { keyword: device.code, online: 'true' },
      })
      expect(listed.total).toBe(online ? 1 : 0)
    }
    const ofType = await org.call('listDevices', { query: { typeId: patient.id } })
    expect(ofType.total).toBe(1)
  })

  it('refuses what cannot be', async () => {
    const type = await addType()
    const device = await addDevice(type.id)
    const body = { code: type.code, name: 'x' }
    expect((await org.call('addDeviceType', { body })).body.code).toBe('DUPLICATE')
    const code = async (asked: readonly object[]) =>
      (await editType(type, { points: asked as Schemas['TypePointRequest'][] })).body.code
    expect(await code([running, running])).toBe('DUPLICATE')
    expect(await code([{ ...temperature, min: 80 }])).toBe('POINT_RANGE')
    expect(await code([{ ...running, id: 'nobody' }])).toBe('INVALID_REFERENCE')
    const many = Array.from({ length: 199 }, (_, n) => ({ ...running, code: `p${String(n)}` }))
    expect(await code([...type.points, ...many].slice(0, 200))).toBe(200)
    const { body: current } = await org.call<Type>('getDeviceType', { path: { id: type.id } })
    const others = many.map((point) => ({ ...point, code: `q${point.code}` }))
    const all = await editType(current.data as Type, { points: others })
    expect(all).toMatchObject({ status: 422, body: { code: 'TOO_MANY_POINTS' } })
    const removal = await org.call('removeDeviceTypes', { body: { ids: [type.id] } })
    expect(removal).toMatchObject({ status: 422, body: { code: 'TYPE_IN_USE' } })
    expect((await points(device)).length).toBe(200)
  })

  it('comes back from the bin with its points, and its devices find what it has become', async () => {
    const type = await addType([temperature])
    const device = await addDevice(type.id)
    await org.get('removeDevices', { body: { ids: [device.id] } })
    const edited = await editType(type, { points: [...type.points, running] })
    await restore(device.id)
    expect((await points(device)).map(({ typePointId }) => typePointId !== null)).toEqual([
      true,
      true,
    ])
    await org.get('removeDevices', { body: { ids: [device.id] } })
    await org.get('removeDeviceTypes', { body: { ids: [type.id] } })
    expect((await restore(device.id)).status).toBe(200)
    const back = await org.get<Device>('getDevice', { path: { id: device.id } })
    expect(back).toMatchObject({ typeId: null, pointCount: 2 })
    expect((await restore(type.id)).status).toBe(200)
    const again = await org.get<Type>('getDeviceType', { path: { id: type.id } })
    expect(again.points).toEqual(edited.body.data?.points)
  })
})
