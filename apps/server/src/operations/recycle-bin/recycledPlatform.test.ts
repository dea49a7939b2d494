import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../boot/sweep.js'
import { sweepFiles } from '../../files/sweepFiles.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { callOf } from '../../testing/recipes.js'
import { sampleComponent } from '../../testing/sampleComponent.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'

type Recycled = Schemas['Recycled']
type Versioned = { id: string; version: number }

const dayMs = 86_400_000

let bench: Bench
let operator: Organisation
let a: Organisation

beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
})
afterAll(() => bench.close())

async function inBin(objectId: string): Promise<Recycled | undefined> {
  const rows = await operator.get<Recycled[]>('listRecycleBin', { query: { size: '100' } })
  return rows.find((row) => row.objectId === objectId)
}

const restore = (...rows: (Recycled | undefined)[]) =>
  operator.call('restorePlatformRecycled', { body: { ids: rows.map((row) => row?.id ?? '') } })

const addPlan = (code = bench.world.unique('plan').toLowerCase()) =>
  operator.get<Schemas['Plan']>('addPlan', { body: { code, name: '标准版', maxMembers: 7 } })

const remove = (
  operation: 'removePlan' | 'removeComponent' | 'removeSystemNotice',
  { id, version }: Versioned,
) => operator.get(operation, { path: { id }, body: { version } })

/** Draft, with a file. */
async function addNotice(): Promise<Schemas['SystemNotice']> {
  const headers = { ...headersOf(operator.admin), 'current-tenant': operator.tenantId }
  const file = { bytes: Buffer.from('说明'), name: '说明.txt' }
  const reply = await bench.wire.send(
    callOf('uploadFile', { query: { fileType: 'attachment' }, file }, headers),
  )
  const attachmentIds = [String(envelopeIn<{ id: string }>(reply).data?.id)]
  return operator.get('addSystemNotice', {
    body: {
      title: bench.world.unique('公告'),
      audience: { customerIds: [a.tenantId] },
      attachmentIds,
    },
  })
}

const attachmentsOf = async (id: string) =>
  (await operator.get<Schemas['SystemNotice']>('getSystemNotice', { path: { id } })).attachments

describe('what belongs to the platform', () => {
  it('a plan comes back with its limits and its menus', async () => {
    const plan = await addPlan()
    const path = { id: plan.id }
    const own = {
      key: 'reports',
      appCode: 'test-home',
      name: { 'zh-CN': '报表', 'en-US': 'Reports' },
      type: 0,
    }
    await operator.get('setPlanMenus', { path, body: { version: 1, changes: [], own: [own] } })
    const before = await operator.get('getPlanMenus', { path })
    await remove('removePlan', plan)
    expect((await operator.call('getPlan', { path })).status).toBe(404)
    const row = await inBin(plan.id)
    expect(row).toMatchObject({ kind: 'plans', name: '标准版', removedBy: operator.admin.userId })
    expect((await restore(row)).body.data).toEqual({ changed: 1, notes: [] })
    expect(await operator.get('getPlan', { path })).toEqual(plan)
    expect(await operator.get('getPlanMenus', { path })).toEqual(before)
    expect(await inBin(plan.id)).toBeUndefined()
  })

  it('says 409 at the code where it is used meanwhile, and restores nothing', async () => {
    const [one, two] = [await addPlan(), await addPlan()]
    await remove('removePlan', one)
    await remove('removePlan', two)
    await addPlan(one.code)
    const reply = await restore(await inBin(two.id), await inBin(one.id))
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', fields: [{ path: 'code' }] },
    })
    expect((await operator.call('getPlan', { path: { id: two.id } })).status).toBe(404)
    expect(await inBin(two.id)).toBeTruthy()
  })

  it('a component comes back with its releases, off the shelf as it was', async () => {
    const component = await operator.get<Schemas['Component']>('addComponent', {
      body: {
        code: bench.world.unique('chart').toLowerCase(),
        kind: 'builtin',
        name: { 'zh-CN': '图表', 'en-US': 'Chart' },
        category: 'charts',
        size: { w: 6, h: 4 },
        minSize: { w: 2, h: 2 },
        properties: { type: 'object', properties: {} },
      },
    })
    const path = { id: component.id }
    const on = await operator.get<Versioned>('publishComponent', {
      path,
      body: { version: component.version },
    })
    const off = await operator.get<Versioned>('withdrawComponent', {
      path,
      body: { version: on.version },
    })
    await bench.world.sql`insert into component_switches (tenant_id, component_id, enabled)
      values (${a.tenantId}, ${component.id}, false)`
    const releases = await operator.get('listComponentReleases', { path })
    await remove('removeComponent', { ...off, id: component.id })
    expect((await restore(await inBin(component.id))).status).toBe(200)
    expect(await operator.get('getComponent', { path })).toEqual(off)
    expect(await operator.get('listComponentReleases', { path })).toEqual(releases)
    const switches = await bench.world
      .sql`select enabled from component_switches where component_id = ${component.id}`
    expect(switches).toEqual([{ enabled: false }])
  })

  it('a notice keeps its files as long as it may come back', async () => {
    const [kept, purged] = [await addNotice(), await addNotice()]
    await remove('removeSystemNotice', kept)
    await remove('removeSystemNotice', purged)
    const ids = [(await inBin(purged.id))?.id ?? '']
    expect((await operator.call('purgeRecycled', { body: { ids } })).status).toBe(200)
    await sweepFiles(bench.services, new Date(bench.services.now().getTime() + 2 * dayMs))
    expect((await restore(await inBin(kept.id))).status).toBe(200)
    expect(await attachmentsOf(kept.id)).toMatchObject([{ name: '说明.txt', bytes: 6 }])
    const left = await bench.world
      .sql`select id from files where id = ${purged.attachments[0]?.id ?? ''}`
    expect(left).toEqual([])
  })

  it('a notice to a plan that is gone is for nobody, and says so', async () => {
    const plan = await addPlan()
    const notice = await operator.get<Schemas['SystemNotice']>('addSystemNotice', {
      body: { title: bench.world.unique('公告'), audience: { planIds: [plan.id] } },
    })
    await remove('removeSystemNotice', notice)
    await remove('removePlan', plan)
    expect((await restore(await inBin(notice.id))).body.data).toMatchObject({
      notes: [{ kind: 'systemNotices', code: 'CUSTOMERS_GONE', count: 1 }],
    })
    const back = await operator.get<Schemas['SystemNotice']>('getSystemNotice', {
      path: { id: notice.id },
    })
    expect(back.audience.planIds).toEqual([])
  })

  it('a plan offers nothing that is gone, and says so', async () => {
    const plan = await addPlan()
    await bench.world.sql`update plans set permissions = '{department:list,ghost:list}',
      components = '{ghost-chart}', apps = '{ghost-app}' where id = ${plan.id}`
    await remove('removePlan', plan)
    expect((await restore(await inBin(plan.id))).body.data).toMatchObject({
      changed: 1,
      notes: [{ kind: 'plans', code: 'OFFERS_GONE', place: null, count: 3 }],
    })
    expect(await operator.get('getPlan', { path: { id: plan.id } })).toMatchObject({
      permissions: ['department:list'],
      components: [],
      apps: [],
      menus: null,
      maxMembers: 7,
    })
  })

  it('a component shows no picture whose file is gone, and says so', async () => {
    const id = await bench.world.object('components', 'operator')
    const name = bench.world.unique('gone').padEnd(24, '0')
    await bench.world.sql`update components set thumbnail = ${`/files/public/${name}`}
      where id = ${id}`
    const { version } = await operator.get<Versioned>('getComponent', { path: { id } })
    await remove('removeComponent', { id, version })
    expect((await restore(await inBin(id))).body.data).toMatchObject({
      changed: 1,
      notes: [{ kind: 'components', code: 'FILE_GONE', count: 1 }],
    })
    expect(await operator.get('getComponent', { path: { id } })).toMatchObject({ thumbnail: null })
  })

  it('releases of a component show no picture whose file is gone, and say so', async () => {
    const goneName = bench.world.unique('gone').padEnd(24, '0')
    const gone = `/files/public/${goneName}`
    const elsewhere = 'https://example.cn/picture.png'
    const draft = await operator.get<Schemas['Component']>('addComponent', {
      body: { ...sampleComponent(bench.world), kind: 'builtin', thumbnail: null },
    })
    const { id, name, category, icon, url, size, minSize, properties } = draft
    const spec = { name, category, icon, url, size, minSize, properties }
    await operator.get('publishComponent', { path: { id }, body: { version: draft.version } })
    const showing = (address: string) => JSON.stringify({ thumbnail: address, ...spec })
    await bench.world.sql`update component_releases set released = ${showing(elsewhere)}
      where component_id = ${id}`
    await bench.world
      .sql`insert into component_releases (component_id, number, released, released_at)
      values (${id}, 2, ${showing(gone)}, now())`
    await bench.world.sql`update components set released = ${showing(gone)}, status = 'off_shelf'
      where id = ${id}`
    const { version } = await operator.get<Versioned>('getComponent', { path: { id } })
    await remove('removeComponent', { id, version })
    expect((await restore(await inBin(id))).body.data).toMatchObject({
      changed: 1,
      notes: [{ kind: 'components', code: 'FILE_GONE', count: 1 }],
    })
    const releases = await operator.get<Schemas['ComponentRelease'][]>('listComponentReleases', {
      path: { id },
    })
    expect(releases.map(({ thumbnail }) => thumbnail)).toEqual([null, elsewhere])
    const [last] = await bench.world.sql<{ released: string }>`select released from components
      where id = ${id}`
    expect(JSON.parse(last?.released ?? '')).toEqual({ thumbnail: null, ...spec })
  })

  it('goes for good after 30 days, with the files it carried', async () => {
    const notice = await addNotice()
    await remove('removeSystemNotice', notice)
    await bench.world.sql`update recycle_bin set removed_at = now() - interval '31 days'
      where object_id = ${notice.id}`
    await sweep(bench.engine, bench.services.config, new Date())
    const used = await bench.world.sql`select 1 from file_references where object_id = ${notice.id}`
    expect(used).toEqual([])
  })

  it('comes back by its own call only, and to the operator’s staff', async () => {
    const plan = await addPlan()
    await remove('removePlan', plan)
    const row = await inBin(plan.id)
    const body = { ids: [row?.id ?? ''] }
    expect((await operator.call('restoreRecycled', { body })).status).toBe(404)
    expect((await a.call('restorePlatformRecycled', { body })).status).toBe(403)
    const role = await operator.get<Schemas['RoleRecord']>('addRole', {
      body: { name: bench.world.unique('角色'), code: bench.world.unique('r_'), dataScope: 'self' },
    })
    await operator.get('removeRoles', { body: { ids: [role.id] } })
    const both = await restore(row, await inBin(role.id))
    expect(both.status).toBe(404)
    expect((await operator.call('getPlan', { path: { id: plan.id } })).status).toBe(404)
  })
})
