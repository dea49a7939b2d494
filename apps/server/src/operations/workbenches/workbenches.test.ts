import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type Workbench = Schemas['Workbench']
type Mine = Schemas['MyWorkbench']

let bench: Bench
let org: Organisation
let worker: Person
beforeAll(async () => {
  bench = await openBench()
})
beforeEach(async () => {
  await bench.world.sql`delete from designs where tenant_id = ${bench.world.tenants.a}`
  org = await Organisation.of(bench)
  worker = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
})
afterAll(() => bench.close())

const add = (more: Partial<Schemas['AddWorkbenchRequest']>) =>
  org.get<Workbench>('addWorkbench', {
    body: { scope: 'business', name: bench.world.unique('台'), ...more },
  })
async function published(more: Partial<Schemas['AddWorkbenchRequest']>): Promise<Workbench> {
  const { id, version } = await add(more)
  return org.get<Workbench>('publishWorkbench', { path: { id }, body: { version } })
}
const mine = async () => (await org.callAs<Mine>(worker, 'getMyWorkbench')).body.data as Mine
type Change = Schemas['WorkbenchChange']
const saveMine = async (version: number, changes: Change[], more: Partial<Mine> = {}) => {
  const { workbenchId, revision } = { ...(await mine()), ...more }
  const body = { version, workbenchId: workbenchId ?? '', revision: revision ?? 1, changes }
  return org.callAs<Mine>(worker, 'saveMyWorkbench', { body })
}
const shownNodes = ({ document }: Mine) => document?.['nodes'] as Record<string, object>
const nodeOf = (id: string, y: number, props: Record<string, unknown>) => ({
  ...{
    id,
    type: 'spruce.clock',
    parent: null,
    slot: 'main',
    order: id,
    x: 0,
    y,
    w: 12,
    h: 4,
    props,
  },
})
const documentOf = (...nodes: ReturnType<typeof nodeOf>[]) => ({
  ...{ schema: { page: 1, components: {} }, config: { gridColNum: 24 } },
  nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
})
const locked = nodeOf('locked', 0, { title: '公告', personal: 'fixed' })
const moving = nodeOf('moving', 4, { title: '待办', personal: 'movable' })
const open = nodeOf('open', 8, { title: '日历' })
/** A page with a component of each zone. */
const zoned = documentOf(locked, moving, open)
const cellAt = (x: number, y: number) => ({
  ...{ parent: null, slot: 'main', order: 'z', x, y, w: 6, h: 2 },
})
const clock: Change = { id: 'mine', kind: 'added', type: 'spruce.clock', place: cellAt(18, 0) }
async function republish({ id, version }: Workbench, document: Schemas['PageDocument']) {
  const draft = await org.get<Workbench>('saveWorkbenchDraft', {
    path: { id },
    body: { version, document },
  })
  return org.get<Workbench>('publishWorkbench', { path: { id }, body: { version: draft.version } })
}
const roleId = () => worker.memberOf.a?.roleId ?? ''
const departmentId = () => worker.memberOf.a?.departmentId ?? ''

describe('the workbench of a member', () => {
  it("is the portal's own, then the global one, then the business one of highest priority", async () => {
    expect(await mine()).toMatchObject({ source: 'platform', document: null, version: 1 })
    await published({ scope: 'global', name: '全局', document: { of: 'all' } })
    expect(await mine()).toMatchObject({ source: 'global', name: '全局', document: { of: 'all' } })
    await published({ name: '部门台', priority: 5, departmentIds: [departmentId()] })
    await published({ name: '角色台', priority: 9, roleIds: [roleId()] })
    await published({ name: '无人', priority: 100 })
    const role = await mine()
    expect(role).toMatchObject({ source: 'business', name: '角色台' })
    expect(role.why).toEqual([{ kind: 'role', name: expect.any(String) as string }])
    await bench.world.sql`update roles set enabled = false where id = ${roleId()}`
    expect(await mine()).toMatchObject({ name: '部门台', why: [{ kind: 'department' }] })
  })

  it('is that of a department above, and none that is a draft or withdrawn', async () => {
    const above = await org.addDept(bench.world.unique('上级'))
    await org.get('editDept', {
      body: {
        id: departmentId(),
        version: 1,
        name: bench.world.unique('下级'),
        parentId: above.id,
      },
    })
    const workbench = await add({ departmentIds: [above.id] })
    expect((await mine()).source).toBe('platform')
    const on = { path: { id: workbench.id } }
    await org.get('publishWorkbench', { ...on, body: { version: 1 } })
    expect(await mine()).toMatchObject({ source: 'business', workbenchId: workbench.id })
    await org.get('withdrawWorkbench', { ...on, body: { version: 2 } })
    expect((await mine()).source).toBe('platform')
  })

  it('is what the member made of the given one, which keeps on a new revision', async () => {
    const workbench = await published({ scope: 'global', document: zoned })
    const own: Change[] = [
      { id: 'moving', kind: 'changed', place: cellAt(12, 4) },
      { id: 'open', kind: 'changed', set: { title: '我的日历' } },
      { ...clock, set: { title: '时钟' } },
      {
        ...clock,
        id: 'within',
        place: { ...cellAt(0, 0), parent: 'open' },
        set: { title: '内钟' },
      },
    ]
    const saved = await saveMine(1, own)
    expect(saved.body.data).toMatchObject({ source: 'personal', isStale: false, version: 2 })
    expect(shownNodes(saved.body.data as Mine)).toMatchObject({
      ...{ locked: { x: 0, y: 0, w: 12 }, moving: { x: 12, w: 6 }, mine: { x: 18, y: 0 } },
      ...{ open: { props: { title: '我的日历' } } },
    })
    expect(await saveMine(1, [])).toMatchObject({
      status: 412,
      body: {
        current: { version: 2, changes: own.map(({ id }) => ({ id })) },
      },
    })
    const given = await org.callAs<Mine>(worker, 'getMyWorkbench', { query: { show: 'given' } })
    expect(given.body.data).toMatchObject({ source: 'global', changes: [], document: zoned })

    const next = documentOf(
      { ...locked, h: 6 },
      { ...moving, y: 6, props: { ...moving.props, personal: 'fixed' } },
      nodeOf('new', 12, { title: '新' }),
    )
    await republish(workbench, next)
    const kept = await mine()
    expect(kept).toMatchObject({ source: 'personal', isStale: true, revision: 2 })
    expect(kept.notKept).toEqual([
      { id: 'moving', title: '待办', part: 'place', why: 'fixed' },
      { id: 'open', title: '日历', part: 'all', why: 'missing' },
      { id: 'within', title: '内钟', part: 'place', why: 'missing' },
    ])
    expect(kept.zones.map(({ id, zone }) => [id, zone])).toEqual([
      ['locked', 'fixed'],
      ['moving', 'fixed'],
    ])
    expect(shownNodes(kept)).toMatchObject({
      ...{ locked: { h: 6, x: 0, y: 0 }, moving: { x: 0, y: 6 }, mine: { x: 18 }, new: {} },
    })
    expect(await saveMine(2, own, { revision: 1 })).toMatchObject({ status: 412 })

    const settled = await saveMine(2, [clock])
    expect(settled.body.data).toMatchObject({ isStale: false, notKept: [], version: 3 })
    const reset = await org.callAs<Mine>(worker, 'resetMyWorkbench', {
      body: { workbenchId: workbench.id },
    })
    expect(reset.body.data).toMatchObject({ source: 'global', changes: [], document: next })
  })

  it('is refused where it breaks a zone, by the name of the component', async () => {
    await published({ scope: 'global', document: zoned })
    const broken: Change[] = [
      { id: 'locked', kind: 'changed', place: cellAt(0, 9) },
      { id: 'locked', kind: 'hidden' },
      { id: 'locked', kind: 'changed', set: { title: '我的公告' } },
      { id: 'moving', kind: 'hidden' },
      { id: 'open', kind: 'changed', set: { personal: 'fixed' } },
      { id: 'nobody', kind: 'hidden' },
      { ...clock, place: { ...cellAt(0, 0), parent: 'locked' } },
    ]
    const names: Readonly<Record<string, string>> = { locked: '公告', moving: '待办', open: '日历' }
    for (const change of broken) {
      const { status, body } = await saveMine(1, [change])
      expect([change, status, body.code]).toEqual([change, 422, 'WORKBENCH_ZONE'])
      expect(body.message).toContain(names[change.id] ?? change.id)
    }
    const script = { id: 'open', kind: 'changed' as const, set: { url: 'javascript:alert(1)' } }
    expect(await saveMine(1, [script])).toMatchObject({ status: 422, body: { code: 'UNSAFE_URL' } })
    expect((await mine()).version).toBe(1)
  })

  it('of before there were differences is read as what differs, until it is saved anew', async () => {
    const { id } = await published({ scope: 'global', document: zoned })
    const copy = documentOf(
      locked,
      { ...moving, x: 12, y: 0 },
      nodeOf('mine', 4, { title: '时钟' }),
    )
    const { tenants } = bench.world
    const keep = (workbenchId: string, document: object) => bench.world.sql`
      insert into personal_workbenches (tenant_id, member_id, workbench_id, based_revision, document)
      values (${tenants.a}, ${worker.memberOf.a?.memberId ?? ''}, ${workbenchId},
        ${workbenchId === '' ? null : 1}, ${JSON.stringify(document)})`
    await keep(id, copy)
    const own = await mine()
    expect(own.changes.map(({ id: of, kind }) => [of, kind])).toEqual([
      ['moving', 'changed'],
      ['mine', 'added'],
      ['open', 'hidden'],
    ])
    expect(Object.keys(shownNodes(own)).sort()).toEqual(['locked', 'mine', 'moving'])
    expect((await saveMine(own.version, own.changes)).body.data).toMatchObject({ version: 3 })

    await keep('', documentOf(nodeOf('alone', 0, {})))
    await bench.world.sql`delete from designs where tenant_id = ${tenants.a}`
    expect(await mine()).toMatchObject({ source: 'personal', changes: [{ id: 'alone' }] })
  })

  it('has tabs: all that are given, each by its place, the own one in the place of the first', async () => {
    const all = await published({ scope: 'global', name: '全局', document: { of: 'all' } })
    const first = await published({
      ...{ name: '角色台', priority: 9, roleIds: [roleId()], document: { of: 'role' } },
    })
    await published({ name: '无人', priority: 100 })
    const at = async (place: number) =>
      (await org.callAs<Mine>(worker, 'getMyWorkbench', { query: { at: String(place) } })).body.data
    const given = [
      { workbenchId: first.id, scope: 'business', name: '角色台', why: [{ kind: 'role' }] },
      { workbenchId: all.id, scope: 'global', name: '全局', why: [] },
    ]
    expect(await at(0)).toMatchObject({ given, source: 'business', document: { of: 'role' } })
    expect(await at(1)).toMatchObject({ given, source: 'global', document: { of: 'all' } })
    expect(await at(7)).toMatchObject({ workbenchId: first.id, document: { of: 'role' } })
    await saveMine(1, [clock])
    expect(await at(0)).toMatchObject({
      given,
      source: 'personal',
      document: { nodes: { mine: {} } },
    })
    expect(await at(1)).toMatchObject({ source: 'global', isStale: false, document: { of: 'all' } })
  })

  it('is told to who edits workbenches, with its reasons and without what the member arranged', async () => {
    await published({ scope: 'global', name: '全局' })
    await published({ name: '角色台', roleIds: [roleId()] })
    await saveMine(1, [clock])
    const path = { id: worker.memberOf.a?.memberId ?? '' }
    const told = await org.get<Schemas['MemberWorkbench']>('getMemberWorkbench', { path })
    expect(told).toMatchObject({
      source: 'personal',
      given: [
        { name: '角色台', why: [{ kind: 'role' }] },
        { name: '全局', why: [] },
      ],
    })
    expect(JSON.stringify(told)).not.toContain('mine')
    const lister = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['workbench:list'] }],
    })
    expect((await org.callAs(lister, 'getMemberWorkbench', { path })).status).toBe(403)
    const other = await Organisation.of(bench, 'b')
    expect((await other.call('getMemberWorkbench', { path })).status).toBe(404)
  })

  it('S-02: is nobody else’s, and of none that the member is not given', async () => {
    const all = await published({ scope: 'global', document: zoned })
    await saveMine(1, [{ id: 'open', kind: 'hidden' }])
    expect(await org.get<Mine>('getMyWorkbench')).toMatchObject({ source: 'global', version: 1 })
    const other = await published({ name: '无人' })
    const own = { version: 1, revision: 1, changes: [] }
    for (const workbenchId of [other.id, 'nothing']) {
      const save = await org.callAs(worker, 'saveMyWorkbench', { body: { ...own, workbenchId } })
      expect(save).toMatchObject({ status: 412, body: { current: { workbenchId: all.id } } })
      const reset = await org.callAs(worker, 'resetMyWorkbench', { body: { workbenchId } })
      expect(reset.body.data).toMatchObject({ source: 'personal', version: 2 })
    }
    const abroad = await Organisation.of(bench, 'b')
    const body = { ...own, workbenchId: all.id }
    expect((await abroad.call('saveMyWorkbench', { body })).status).toBe(412)
  })
})

describe('workbenches', () => {
  it('have one global among them, first in the list', async () => {
    await add({ priority: 7 })
    const global = await add({ scope: 'global', roleIds: [roleId()] })
    expect(global.roleIds).toEqual([])
    const twice = await org.call('addWorkbench', { body: { scope: 'global', name: '又一个' } })
    expect(twice).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } })
    const { body, total } = await org.call<Workbench[]>('listWorkbenches')
    expect([total, body.data?.[0]?.id]).toEqual([2, global.id])
    const copy = await org.get<Workbench>('copyWorkbench', {
      path: { id: global.id },
      body: { name: '业务副本' },
    })
    expect(copy).toMatchObject({ scope: 'business', status: 'draft' })
  })

  it('change whom they are for by version', async () => {
    const workbench = await add({ roleIds: [roleId()] })
    const edit = (body: Partial<Schemas['EditWorkbenchRequest']>) =>
      org.call<Workbench>('editWorkbench', {
        path: { id: workbench.id },
        body: { version: workbench.version, ...body },
      })
    const edited = await edit({ departmentIds: [departmentId()], priority: 3 })
    expect(edited.body.data).toMatchObject({
      roleIds: [roleId()],
      departmentIds: [departmentId()],
      priority: 3,
      version: 2,
    })
    expect((await edit({ priority: 4 })).status).toBe(412)
  })

  it('stand in an order, those not named after those that are', async () => {
    const [low, middle, high] = [
      await add({ priority: 1 }),
      await add({ priority: 5 }),
      await add({ priority: 9 }),
    ]
    await add({ scope: 'global' })
    const order = (ids: string[]) =>
      org.get<Schemas['ChangedCount']>('orderWorkbenches', { body: { ids } })
    const ids = async () =>
      (await org.get<Workbench[]>('listWorkbenches', { query: { scope: 'business' } })).map(
        ({ id }) => id,
      )
    await order([low.id, middle.id])
    expect(await ids()).toEqual([low.id, middle.id, high.id])
    expect(await order([low.id])).toEqual({ changed: 0 })
    expect(await order([high.id])).toEqual({ changed: 3 })
    expect(await ids()).toEqual([high.id, low.id, middle.id])
    const after = await org.get<Schemas['WorkbenchInfo']>('getWorkbench', {
      path: { id: high.id },
    })
    expect(after.workbench).toMatchObject({ priority: 3, version: 1 })
    const renamed = await org.call('editWorkbench', {
      path: { id: low.id },
      body: { version: low.version, name: bench.world.unique('台') },
    })
    expect(renamed.status).toBe(200)
  })

  it('take the orders of several people at once, each whole', async () => {
    const ids: string[] = []
    for (const priority of [1, 2, 3, 4, 5, 6]) ids.push((await add({ priority })).id)
    const orders = Array.from({ length: 24 }, (_, at) => [
      ...ids.slice(at % ids.length),
      ...ids.slice(0, at % ids.length),
    ])
    const answers = await Promise.all(
      orders.map((order) => org.call('orderWorkbenches', { body: { ids: order } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200))
    const listed = await org.get<Workbench[]>('listWorkbenches', { query: { scope: 'business' } })
    expect(orders).toContainEqual(listed.map(({ id }) => id))
  })

  it('are found by whom they are for', async () => {
    const ofRole = await add({ roleIds: [roleId()] })
    const ofBoth = await add({ roleIds: [roleId()], departmentIds: [departmentId()] })
    const ofNobody = await add({})
    await add({ scope: 'global' })
    const found = async (audience: string) =>
      (await org.get<Workbench[]>('listWorkbenches', { query: { audience } }))
        .map(({ id }) => id)
        .toSorted()
    expect(await found('roles')).toEqual([ofRole.id, ofBoth.id].toSorted())
    expect(await found('departments')).toEqual([ofBoth.id])
    expect(await found('nobody')).toEqual([ofNobody.id])
  })

  it('are no pages, and pages are no workbenches', async () => {
    const { id } = await add({})
    expect((await org.call('getPage', { path: { id } })).status).toBe(404)
    const page = await bench.world.object('pages', 'a')
    expect((await org.call('getWorkbench', { path: { id: page } })).status).toBe(404)
  })

  it.each([
    ['page:list', 'listPages', 200],
    ['workbench:list', 'listPages', 403],
    ['workbench:list', 'listWorkbenches', 200],
    ['page:list', 'listWorkbenches', 403],
  ] as const)('with %s %s answers %i', async (permission, operation, status) => {
    const person = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: [permission] }],
    })
    expect((await org.callAs(person, operation)).status).toBe(status)
    expect((await org.callAs(null, operation)).status).toBe(401)
  })
})
