import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedSeed } from '../../testing/counts.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type App = Schemas['ManagedApp']
type Department = Schemas['Department']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true, seed: fixedSeed })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const console_ = 'spruce-web-enterprise-console'
const add = (more: Partial<Schemas['AddAppRequest']> = {}) =>
  org.get<App>('addApp', {
    body: {
      appCode: bench.world.unique('ad'),
      name: { 'zh-CN': '报表平台', 'en-US': 'Reports' },
      kind: 'frame',
      url: 'https://reports.example.cn/portal',
      ...more,
    },
  })
const getApp = (app: App) => org.get<App>('getApp', { path: { id: app.id ?? '' } })
const edit = (app: App, fields: Partial<Schemas['EditAppRequest']>) =>
  org.get<App>('editApp', { path: { id: app.id ?? '' }, body: { version: app.version, ...fields } })
const listed = async (code: string) => {
  const apps = await org.get<App[]>('listApps', { query: { size: '100' } })
  return apps.find(({ appCode }) => appCode === code) as App
}
const codesOf = async (person: Person) => {
  const reply = await org.callAs<Schemas['App'][]>(person, 'listMyApps')
  return reply.body.data?.map(({ appCode }) => appCode) ?? []
}
const dept = (name: string, parent: Department | null = null) =>
  org.addDept(bench.world.unique(name), parent?.id ?? null)

/** Somebody in this department alone. */
async function personIn(...departments: Department[]): Promise<Person> {
  const person = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  await place(person, departments)
  return person
}

async function place({ memberOf }: Person, departments: readonly Department[]) {
  const id = memberOf.a?.memberId ?? ''
  const { version } = await org.get<Schemas['Member']>('getMember', { path: { id } })
  const departmentIds = departments.map((one) => one.id)
  await org.get('editMember', { path: { id }, body: { version, departmentIds } })
}

const people = async (audience: Schemas['CountAppAudienceRequest']) =>
  (await org.get<Schemas['AppAudience']>('countAppAudience', { body: audience })).people
const remove = (id: string, withBranch = false) =>
  org.get('deleteDept', { path: { id }, body: { withBranch } })
const restore = async (objectId: string) => {
  const all = await org.get<Schemas['Recycled'][]>('listRecycleBin', { query: { size: '100' } })
  const id = all.find((one) => one.objectId === objectId)?.id ?? ''
  return org.get<Schemas['RestoredCount']>('restoreRecycled', { body: { ids: [id] } })
}

describe('an application that shows to departments', () => {
  it('is found by a role and by a department that see it, with those for everybody', async () => {
    const top = await dept('研发')
    const below = await dept('结构', top)
    const beside = await dept('销售')
    const [role, off] = [
      await bench.world.object('roles', 'a'),
      await bench.world.object('roles', 'a'),
    ]
    const url = 'https://seen.example.cn/portal'
    const [everybody, ofPlace, ofRole, ofBoth] = [
      await add({ url }),
      await add({ url, departmentIds: [top.id] }),
      await add({ url, roleIds: [role, off] }),
      await add({ url, roleIds: [role], departmentIds: [top.id] }),
    ]
    const made = new Map(
      Object.entries({ everybody, ofPlace, ofRole, ofBoth }).map(([key, { id }]) => [id, key]),
    )
    const found = async (query: { roleId?: string; deptId?: string }) => {
      const apps = await org.get<App[]>('listApps', { query: { size: '100', ...query } })
      return apps.flatMap(({ id }) => made.get(id) ?? [])
    }
    expect(await found({ roleId: role })).toEqual(['everybody', 'ofRole', 'ofBoth'])
    expect(await found({ deptId: below.id })).toEqual(['everybody', 'ofPlace', 'ofBoth'])
    expect(await found({ deptId: beside.id })).toEqual(['everybody'])
    expect(await found({ roleId: role, deptId: top.id })).toEqual(['everybody', 'ofBoth'])
    await bench.world.sql`update roles set enabled = false where id = ${off}`
    expect(await found({ roleId: off })).toEqual(['everybody'])
    const [all] = await bench.world.sql<{ id: string }>`select id from roles
      where tenant_id = ${bench.world.tenants.a} and grants_all and enabled limit 1`
    expect(await found({ roleId: all?.id ?? '' })).toHaveLength(4)
    const foreign = await bench.world.object('roles', 'b')
    const reply = await org.call('listApps', { query: { roleId: foreign } })
    expect(reply.status).toBe(404)
  })

  it('shows to those in them and below, beside the roles, and to administrators anyway', async () => {
    const top = await dept('研发')
    const below = await dept('结构', top)
    const beside = await dept('销售')
    const role = await bench.world.object('roles', 'a')
    const app = await add({ departmentIds: [top.id], roleIds: [role] })
    const seers = [await personIn(top), await personIn(below), await personIn(beside, below)]
    const other = await personIn(beside)
    const holder = await personIn(beside)
    await org.get('addRoleMembers', {
      path: { id: role },
      body: { memberIds: [holder.memberOf.a?.memberId] },
    })
    for (const person of [...seers, holder, org.admin]) {
      expect(await codesOf(person)).toContain(app.appCode)
    }
    expect(await codesOf(other)).not.toContain(app.appCode)
    const some = await people({ roleIds: [], departmentIds: [top.id] })
    expect(await people({ roleIds: [role], departmentIds: [top.id] })).toBe(some + 1)
    expect(await getApp(app)).toMatchObject({
      departmentIds: [top.id],
      departments: [{ id: top.id, name: top.name }],
    })
    const link = (person: Person) =>
      org.callAs(person, 'findAppAtAddress', { query: { url: app.url } })
    expect((await link(other)).body.data).toMatchObject({ state: 'refused' })
    expect((await link(seers[0] as Person)).body.data).toMatchObject({ state: 'registered' })
  })

  it('follows people and departments that move, and the preview of a move counts it', async () => {
    const [from, to] = [await dept('甲'), await dept('乙')]
    const moving = await dept('迁', from)
    const app = await add({ departmentIds: [to.id] })
    const before = await add({ departmentIds: [from.id] })
    const person = await personIn(moving)
    expect(await codesOf(person)).not.toContain(app.appCode)
    const query = { parentId: to.id }
    const preview = await org.get('previewDeptMove', { path: { id: moving.id }, query })
    expect(preview).toMatchObject({ apps: { gained: 1, lost: 1 } })
    const { version } = await org.dept(moving.id)
    await org.get('editDept', { body: { id: moving.id, version, parentId: to.id } })
    const seen = await codesOf(person)
    expect([seen.includes(app.appCode), seen.includes(before.appCode)]).toEqual([true, false])
    await place(person, [from])
    expect(await codesOf(person)).toContain(before.appCode)
  })

  it('is one of the product as well', async () => {
    const top = await dept('车间')
    const holder = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['department:list'] }],
    })
    const { version } = await listed(console_)
    const path = { appCode: console_ }
    const body = { version, departmentIds: [top.id] }
    const set = await org.get<App>('editProductApp', { path, body })
    expect(set).toMatchObject({ departmentIds: [top.id], roleIds: [] })
    expect(await codesOf(holder)).not.toContain(console_)
    await place(holder, [top])
    expect(await codesOf(holder)).toContain(console_)
    const [line] = await org.get<Schemas['OperatorLog'][]>('listProductAppHistory')
    expect(line).toMatchObject({
      before: { departments: [] },
      after: { departments: [{ id: top.id, name: top.name }] },
    })
    const opened = { version: set.version, departmentIds: [] }
    await org.get('editProductApp', { path, body: opened })
  })

  it('says why somebody sees it, and why not', async () => {
    const top = await dept('质量')
    const app = await add({ departmentIds: [top.id] })
    const explain = async ({ memberOf }: Person) => {
      const query = { memberId: memberOf.a?.memberId ?? '', appId: app.id ?? '' }
      const { objects } = await org.get<Schemas['ObjectExplanations']>('explainObjects', { query })
      return objects[0]
    }
    expect(await explain(await personIn(await dept('下', top)))).toMatchObject({
      ...{ allowed: true, reason: 'SHOWN_TO_DEPARTMENT' },
    })
    expect(await explain(await personIn(await dept('旁')))).toMatchObject({
      ...{ allowed: false, reason: 'APP_NOT_SHOWN', decidedBy: 'shown' },
    })
  })

  it('says in its history to whom it showed, by name', async () => {
    const top = await dept('采购')
    const app = await add()
    await edit(app, { departmentIds: [top.id] })
    const path = { id: app.id ?? '' }
    const [line] = await org.get<Schemas['OperatorLog'][]>('listAppHistory', { path })
    expect(line?.before).toEqual({ departments: [] })
    expect(line?.after).toEqual({ departments: [{ id: top.id, name: top.name }] })
  })

  it('knows departments of the tenant alone', async () => {
    const theirs = await bench.world.object('departments', 'b')
    const app = await add()
    const path = { id: app.id ?? '' }
    const bodies = [theirs, 'nosuch'].map((id) => [id])
    for (const [operation, call] of [
      ['editApp', (ids: string[]) => ({ path, body: { version: 1, departmentIds: ids } })],
      ['countAppAudience', (ids: string[]) => ({ body: { roleIds: [], departmentIds: ids } })],
      [
        'editProductApp',
        (ids: string[]) => ({ path: { appCode: console_ }, body: { departmentIds: ids } }),
      ],
    ] as const) {
      const [foreign, missing] = [
        await org.call(operation, call(bodies[0] ?? [])),
        await org.call(operation, call(bodies[1] ?? [])),
      ]
      expect([foreign.status, missing.status]).toEqual([404, 404])
      expect(foreign.body).toEqual(missing.body)
    }
    expect(await getApp(app)).toMatchObject({ departmentIds: [], version: 1 })
  })
})

describe('a department that goes', () => {
  it('says which applications show to it, switches off those that show to nobody else, and names them again', async () => {
    const top = await dept('临时')
    const below = await dept('临时下', top)
    const role = await bench.world.object('roles', 'a')
    const alone = await add({ departmentIds: [below.id] })
    const both = await add({ departmentIds: [below.id], roleIds: [role] })
    const off = await add({ departmentIds: [below.id], enable: 0 })
    expect((await org.dept(top.id)).apps).toEqual({ shown: 2, closing: 1 })
    const outsider = await personIn(await dept('他处'))
    await remove(top.id, true)
    expect(await getApp(alone)).toMatchObject({ enable: 0, departmentIds: [] })
    expect(await getApp(both)).toMatchObject({ enable: 1, departmentIds: [] })
    expect(await codesOf(outsider)).not.toContain(alone.appCode)
    await restore(top.id)
    for (const app of [alone, both, off]) {
      expect(await getApp(app)).toMatchObject({ departmentIds: [below.id] })
    }
    expect(await getApp(alone)).toMatchObject({ enable: 0 })
  })

  it('leaves an application as it is that shows to everybody meanwhile', async () => {
    const top = await dept('短暂')
    const app = await add({ departmentIds: [top.id] })
    await remove(top.id)
    await edit(await getApp(app), { enable: 1 })
    await restore(top.id)
    expect(await getApp(app)).toMatchObject({ enable: 1, departmentIds: [] })
  })

  it('is not missed by a console, which goes on for everybody', async () => {
    const top = await dept('控')
    const path = { appCode: console_ }
    await org.get('editProductApp', { path, body: { departmentIds: [top.id] } })
    expect((await org.dept(top.id)).apps).toEqual({ shown: 1, closing: 0 })
    await remove(top.id)
    expect(await listed(path.appCode)).toMatchObject({ enable: 1, departmentIds: [] })
  })

  it('is missed by an application that comes back from the bin', async () => {
    const [top, other] = [await dept('去'), await dept('留')]
    const [lost, kept] = [
      await add({ departmentIds: [top.id] }),
      await add({ departmentIds: [top.id, other.id] }),
    ]
    await org.get('removeApps', { body: { ids: [lost.id, kept.id] } })
    await remove(top.id)
    expect(await restore(lost.id ?? '')).toMatchObject({ notes: [{ code: 'SWITCHED_OFF' }] })
    expect(await restore(kept.id ?? '')).toMatchObject({
      notes: [{ code: 'DEPARTMENTS_GONE', count: 1 }],
    })
    expect(await getApp(lost)).toMatchObject({ enable: 0, departmentIds: [] })
    expect(await getApp(kept)).toMatchObject({ enable: 1, departmentIds: [other.id] })
  })
})

describe('applications of a generated organisation', () => {
  it('show to whom the model says, and as many as are counted', async () => {
    const { random, world } = bench
    const departments: Department[] = [await dept('根')]
    const parents = new Map<string, string>()
    for (let n = 0; n < 12; n += 1) {
      const parent = random.pick(departments)
      const one = await dept('级', parent)
      parents.set(one.id, parent.id)
      departments.push(one)
    }
    const roles = [await world.object('roles', 'a'), await world.object('roles', 'a')]
    const models: { person: Person; places: string[]; held: string[] }[] = []
    for (let n = 0; n < 16; n += 1) {
      const places = departments.filter(() => random.chance(0.12))
      const person = await personIn(...(places.length > 0 ? places : [random.pick(departments)]))
      const held = roles.filter(() => random.chance(0.2))
      for (const id of held) {
        const memberIds = [person.memberOf.a?.memberId]
        await org.get('addRoleMembers', { path: { id }, body: { memberIds } })
      }
      const now = await org.get<Schemas['Member']>('getMember', {
        path: { id: person.memberOf.a?.memberId ?? '' },
      })
      models.push({ person, held, places: now.departments.map(({ id }) => id) })
    }
    const above = (id: string | undefined): string[] =>
      id === undefined ? [] : [id, ...above(parents.get(id))]
    let seen = 0
    for (let n = 0; n < 14; n += 1) {
      const roleIds = roles.filter(() => random.chance(0.3))
      const departmentIds = departments.filter(() => random.chance(0.15)).map(({ id }) => id)
      const app = await add({ roleIds, departmentIds })
      const isOpen = roleIds.length + departmentIds.length === 0
      for (const { person, places, held } of models) {
        const isModel =
          isOpen ||
          held.some((id) => roleIds.includes(id)) ||
          places.some((id) => above(id).some((one) => departmentIds.includes(one)))
        const isSeen = (await codesOf(person)).includes(app.appCode)
        expect([app.appCode, person.loginName, isSeen]).toEqual([
          ...[app.appCode, person.loginName, isModel],
        ])
        if (isSeen && !isOpen) seen += 1
      }
      const [rows] = await world.sql<{ people: number }>`
        select count(distinct m.id)::int as people from memberships m
        where m.tenant_id = ${org.tenantId} and m.status = 'active' and (${isOpen}
          or exists (select from membership_roles h join roles r on r.id = h.role_id and r.enabled
            where h.member_id = m.id and (r.grants_all or r.id = any(${roleIds}::text[])))
          or exists (select from membership_departments p join departments d on d.id = p.department_id
            where p.member_id = m.id and string_to_array(d.mpath, '.') && ${departmentIds}::text[]))`
      expect(await people({ roleIds, departmentIds })).toBe(rows?.people)
    }
    expect(seen).toBeGreaterThan(20)
  })
})
