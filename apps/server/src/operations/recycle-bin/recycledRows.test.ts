import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../files/sweepFiles.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { callOf } from '../../testing/recipes.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'

type Recycled = Schemas['Recycled']
type Versioned = { id: string; version: number }

const dayMs = 86_400_000

let bench: Bench
let a: Organisation

beforeAll(async () => {
  bench = await openBench({ own: true })
  a = await Organisation.of(bench)
})
afterAll(() => bench.close())

async function inBin(objectId: string): Promise<Recycled | undefined> {
  const rows = await a.get<Recycled[]>('listRecycleBin', { query: { size: '100' } })
  return rows.find((row) => row.objectId === objectId)
}

const idsOf = (row: Recycled | undefined) => ({ body: { ids: [row?.id ?? ''] } })

const restore = async (objectId: string) => a.call('restoreRecycled', idsOf(await inBin(objectId)))

const removeByVersion = (
  operation: 'removeNotice' | 'removeFolder' | 'removeDeviceArea' | 'removeIdentityProvider',
  { id, version }: Versioned,
) => a.get(operation, { path: { id }, body: { version } })

const addArea = (parentId: string | null = null) =>
  a.get<Schemas['DeviceArea']>('addDeviceArea', {
    body: { name: bench.world.unique('区'), parentId },
  })

const addDevice = (areaId: string, code = bench.world.unique('dev')) =>
  a.get<Schemas['Device']>('addDevice', { body: { areaId, code, name: '锅炉' } })

const addFolder = (parentId: string | null = null, name = bench.world.unique('夹')) =>
  a.get<Schemas['ResourceFolder']>('addFolder', { body: { name, parentId } })

describe('a notice', () => {
  async function addNotice(audience: object): Promise<Schemas['Notice']> {
    const headers = { ...headersOf(a.admin), 'current-tenant': a.tenantId }
    const file = { bytes: Buffer.from('说明'), name: '说明.txt' }
    const reply = await bench.wire.send(
      callOf('uploadFile', { query: { fileType: 'attachment' }, file }, headers),
    )
    const attachmentIds = [String(envelopeIn<{ id: string }>(reply).data?.id)]
    return a.get('addNotice', {
      body: { title: bench.world.unique('公告'), ...audience, attachmentIds },
    })
  }

  const later = () => new Date(bench.services.now().getTime() + 2 * dayMs)

  it('comes back with its files and without whom it was for and who has gone', async () => {
    const department = await a.addDept(bench.world.unique('部'))
    const other = await a.addDept(bench.world.unique('部'))
    const notice = await addNotice({ departmentIds: [department.id, other.id] })
    await removeByVersion('removeNotice', notice)
    await a.get('deleteDept', { path: { id: other.id }, body: {} })
    await sweepFiles(bench.services, later())
    expect((await restore(notice.id)).body.data).toMatchObject({
      notes: [{ kind: 'notices', code: 'AUDIENCE_GONE', count: 1 }],
    })
    const back = await a.get<Schemas['Notice']>('getNotice', { path: { id: notice.id } })
    expect(back).toMatchObject({
      title: notice.title,
      status: 'draft',
      departmentIds: [department.id],
      attachments: [{ name: '说明.txt' }],
    })
  })

  it('lets its files go with its place in the bin', async () => {
    const notice = await addNotice({ everyone: true })
    await removeByVersion('removeNotice', notice)
    await a.get('purgeRecycled', idsOf(await inBin(notice.id)))
    await sweepFiles(bench.services, later())
    const id = notice.attachments[0]?.id ?? ''
    expect(await bench.world.sql`select id from files where id = ${id}`).toEqual([])
  })
})

describe('devices and areas', () => {
  it('come back with their data points, in the first area where theirs has gone', async () => {
    const first = await addArea()
    const area = await addArea()
    const device = await addDevice(area.id)
    const point = await a.get<Schemas['DataPoint']>('addDataPoint', {
      path: { id: device.id },
      body: { code: 'temp', name: '温度', type: 'number' },
    })
    await a.get('removeDevices', { body: { ids: [device.id] } })
    await removeByVersion('removeDeviceArea', area)
    const areas = await a.get<Schemas['DeviceArea'][]>('listDeviceAreas')
    expect(areas.some(({ id }) => id === first.id)).toBe(true)
    expect((await restore(device.id)).body.data).toMatchObject({
      notes: [{ kind: 'devices', code: 'PARENT_GONE', place: areas[0]?.name }],
    })
    const points = await a.get<Schemas['DataPoint'][]>('listDataPoints', {
      path: { id: device.id },
    })
    expect(points.map(({ id }) => id)).toEqual([point.id])
  })

  it('say 409 at a code in use meanwhile', async () => {
    const area = await addArea()
    const device = await addDevice(area.id)
    await a.get('removeDevices', { body: { ids: [device.id] } })
    await addDevice(area.id, device.code)
    expect(await restore(device.id)).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', fields: [{ path: 'code' }] },
    })
    expect(await inBin(device.id)).toBeTruthy()
  })

  it('an area whose parent has gone stands at the top', async () => {
    const top = await addArea()
    const area = await addArea(top.id)
    await removeByVersion('removeDeviceArea', area)
    await removeByVersion('removeDeviceArea', top)
    expect((await restore(area.id)).body.data).toMatchObject({
      notes: [{ code: 'PARENT_GONE', place: null }],
    })
    const areas = await a.get<Schemas['DeviceArea'][]>('listDeviceAreas')
    expect(areas.find(({ id }) => id === area.id)?.parentId).toBeNull()
  })

  it('a data point without its device does not come back', async () => {
    const device = await addDevice((await addArea()).id)
    const point = await a.get<Schemas['DataPoint']>('addDataPoint', {
      path: { id: device.id },
      body: { code: 'temp', name: '温度', type: 'number' },
    })
    await a.get('removeDataPoints', { body: { ids: [point.id] } })
    await a.get('removeDevices', { body: { ids: [device.id] } })
    expect(await restore(point.id)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_REFERENCE', fields: [{ path: 'deviceId' }] },
    })
    await restore(device.id)
    expect((await restore(point.id)).status).toBe(200)
  })
})

describe('a folder', () => {
  it('stands at the top where its parent has gone', async () => {
    const top = await addFolder()
    const folder = await addFolder(top.id)
    await removeByVersion('removeFolder', folder)
    await removeByVersion('removeFolder', top)
    expect((await restore(folder.id)).body.data).toMatchObject({
      notes: [{ kind: 'folders', code: 'PARENT_GONE', place: null }],
    })
  })

  it('says 409 where a sibling has its name meanwhile', async () => {
    const folder = await addFolder()
    await removeByVersion('removeFolder', folder)
    await addFolder(null, folder.name)
    expect(await restore(folder.id)).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'name' }] },
    })
  })
})

describe('an identity provider', () => {
  it('comes back disabled and without its secret, with the links of people who are still there', async () => {
    const id = await bench.world.object('identityProviders', 'a')
    const provider = await a.get<Versioned>('getIdentityProvider', { path: { id } })
    await bench.world
      .sql`update identity_providers set secret_sealed = 'sealed', enabled = true where id = ${id}`
    const { id: departmentId } = await a.addDept(bench.world.unique('部'))
    const stays = await a.addMember('留', [departmentId])
    const goes = await a.addMember('走', [departmentId])
    for (const { id: member } of [stays, goes]) {
      await bench.world.sql`insert into openid_links (tenant_id, provider_id, subject, user_id)
        select m.tenant_id, ${id}, m.id, m.user_id from memberships m where m.id = ${member}`
    }
    await removeByVersion('removeIdentityProvider', provider)
    const [{ kept } = {}] = await bench.world.sql<{ kept: string }>`
      select snapshot::text as kept from recycle_bin where object_id = ${id}`
    expect(kept).not.toContain('sealed')
    await a.get('removeUser', { query: { id: [goes.id] } })
    expect((await restore(id)).body.data).toMatchObject({
      notes: [{ code: 'SECRET_GONE' }, { code: 'DISABLED' }, { code: 'PEOPLE_GONE', count: 1 }],
    })
    expect(await a.get('getIdentityProvider', { path: { id } })).toMatchObject({ enabled: false })
    const links = await bench.world.sql<{ subject: string }>`
      select subject from openid_links where provider_id = ${id}`
    const subjects = links.map(({ subject }) => subject)
    expect(subjects).toContain(stays.id)
    expect(subjects).not.toContain(goes.id)
  })
})

describe('what people have for themselves', () => {
  const addTodo = () =>
    a.get<Schemas['Todo']>('addTodo', { body: { title: bench.world.unique('事') } })

  const ownBin = () => a.get<Recycled[]>('listOwnRecycleBin')

  it('stands in their own bin, and in nobody else’s', async () => {
    const todo = await addTodo()
    await a.get('removeTodo', { path: { id: todo.id }, body: { version: todo.version } })
    expect(await inBin(todo.id)).toBeUndefined()
    const row = (await ownBin()).find(({ objectId }) => objectId === todo.id)
    expect(row).toMatchObject({ kind: 'todos', name: todo.title })
    const other = await Organisation.of(bench)
    expect(await other.get('listOwnRecycleBin')).toEqual([])
    for (const operation of ['restoreRecycled', 'purgeRecycled'] as const) {
      expect((await a.call(operation, idsOf(row))).status, operation).toBe(404)
    }
    for (const operation of ['restoreOwnRecycled', 'purgeOwnRecycled'] as const) {
      expect((await other.call(operation, idsOf(row))).status, operation).toBe(404)
    }
    expect((await a.call('restoreOwnRecycled', idsOf(row))).body.data).toEqual({
      changed: 1,
      notes: [],
    })
    expect(await a.get('getTodo', { path: { id: todo.id } })).toEqual(todo)
  })

  it('says nothing of its title in the log that others read', async () => {
    const todo = await addTodo()
    await a.get('removeTodo', { path: { id: todo.id }, body: { version: todo.version } })
    await a.get(
      'restoreOwnRecycled',
      idsOf((await ownBin()).find((row) => row.objectId === todo.id)),
    )
    const lines = await bench.world
      .sql`select object_name from audit_log where object_id = ${todo.id} and object_name is not null`
    expect(lines).toEqual([])
  })

  it('is not reminded of what passed meanwhile', async () => {
    const todo = await addTodo()
    await bench.world
      .sql`update todos set remind_at = now() - interval '1 hour', next_remind_at = now() - interval '1 hour'
      where id = ${todo.id}`
    await a.get('removeTodo', { path: { id: todo.id }, body: { version: todo.version } })
    await a.get(
      'restoreOwnRecycled',
      idsOf((await ownBin()).find((row) => row.objectId === todo.id)),
    )
    const rows = await bench.world.sql`select next_remind_at from todos where id = ${todo.id}`
    expect(rows).toEqual([{ next_remind_at: null }])
  })
})
