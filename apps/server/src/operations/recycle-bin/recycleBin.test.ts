import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../boot/sweep.js'
import { sweepFiles } from '../../files/sweepFiles.js'
import { countStatements } from '../../testing/countStatements.js'
import { callOf } from '../../testing/recipes.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Recycled = Schemas['Recycled']
type Page = Schemas['Page']
type App = Schemas['ManagedApp'] & { id: string }

const counted = countStatements()
let bench: Bench
let org: Organisation

beforeAll(async () => {
  bench = await openBench({ own: true, wrapEngine: counted.wrapEngine })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const inBin = async (objectId: string) => {
  const rows = await org.get<Recycled[]>('listRecycleBin', { query: { size: '100' } })
  return rows.find((row) => row.objectId === objectId)
}
const restore = (row: Recycled | undefined, place?: { departmentId: string | null }) =>
  org.call('restoreRecycled', { body: { ids: [row?.id ?? ''], ...place } })

async function removedRole(codes: string[] = []) {
  const role = await org.get<Schemas['RoleRecord']>('addRole', {
    body: { name: bench.world.unique('回收'), code: bench.world.unique('bin_'), dataScope: 'self' },
  })
  const path = { id: role.id }
  await org.get('setRolePermissions', { path, body: { version: 1, codes } })
  const holder = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  await org.get('addRoleMembers', {
    path,
    body: { memberIds: [holder.memberOf.a?.memberId ?? ''] },
  })
  await org.get('removeRoles', { body: { ids: [role.id] } })
  return { role, holder, row: await inBin(role.id) }
}

describe('the recycle bin', () => {
  it('brings a role back with its permissions, scope and people', async () => {
    const { role, holder, row } = await removedRole(['department:list'])
    expect(row).toMatchObject({ kind: 'roles', name: role.name, removedBy: org.admin.userId })
    expect((await org.callAs(holder, 'listDeptTrees')).status).toBe(403)
    expect((await restore(row)).body.data).toEqual({ changed: 1, notes: [] })
    expect((await org.callAs(holder, 'listDeptTrees')).status).toBe(200)
    const back = await org.get<Schemas['RoleRecord']>('getRole', { path: { id: role.id } })
    expect(back).toMatchObject({ code: role.code, dataScope: 'self', memberCount: 1 })
    expect(await inBin(role.id)).toBeUndefined()
  })

  it('gives nobody by a restore what they could not give', async () => {
    const { row } = await removedRole(['user:remove'])
    const clerk = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['recycle:edit'] }],
    })
    const reply = await org.callAs(clerk, 'restoreRecycled', { body: { ids: [row?.id ?? ''] } })
    expect(reply.status).toBe(403)
    expect(await inBin(row?.objectId ?? '')).toBeTruthy()
  })

  it('says 409 where the name is used meanwhile, and restores nothing', async () => {
    const [one, two] = [await removedRole(), await removedRole()]
    await org.get('addRole', { body: { name: one.role.name, code: bench.world.unique('x_') } })
    const reply = await org.call('restoreRecycled', {
      body: { ids: [two.row?.id ?? '', one.row?.id ?? ''] },
    })
    expect(reply).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } })
    expect((await org.call('getRole', { path: { id: two.role.id } })).status).toBe(404)
  })

  it('leaves out people who have gone since', async () => {
    const { role, holder, row } = await removedRole()
    await org.get('removeUser', { query: { id: [holder.memberOf.a?.memberId ?? ''] } })
    expect((await restore(row)).status).toBe(200)
    const back = await org.get<Schemas['RoleRecord']>('getRole', { path: { id: role.id } })
    expect(back.memberCount).toBe(0)
  })

  it('brings a branch of menus back', async () => {
    const appCode = 'spruce-web-enterprise-console'
    const add = (name: string, parentId: string | null) =>
      org.get<Schemas['ManagedMenu']>('addMenu', {
        body: { appCode, parentId, name: { 'zh-CN': name, 'en-US': name }, type: 0, path: '/x' },
      })
    const top = await add('上', null)
    const below = await add('下', top.id)
    await org.get('removeMenu', { path: { id: top.id }, body: { version: 1 } })
    expect((await restore(await inBin(top.id))).status).toBe(200)
    const tree = await org.get<Schemas['ManagedMenu'][]>('listMenuTree', { query: { appCode } })
    const back = tree.find(({ id }) => id === top.id)
    expect(back?.children.map(({ id }) => id)).toEqual([below.id])
  })

  it('brings an application back, switched off where those who saw it are gone', async () => {
    const role = await org.get<Schemas['RoleRecord']>('addRole', {
      body: { name: bench.world.unique('看'), code: bench.world.unique('see_') },
    })
    const app = await org.get<Schemas['ManagedApp']>('addApp', {
      body: {
        appCode: bench.world.unique('bin'),
        name: { 'zh-CN': '应用', 'en-US': 'App' },
        kind: 'page',
        url: '/dashboard',
        roleIds: [role.id],
      },
    })
    await org.get('removeApps', { body: { ids: [app.id] } })
    await org.get('removeRoles', { body: { ids: [role.id] } })
    expect((await restore(await inBin(app.id ?? ''))).status).toBe(200)
    const back = await org.get<Schemas['ManagedApp']>('getApp', { path: { id: app.id ?? '' } })
    expect(back).toMatchObject({ enable: 0, roleIds: [] })
  })

  it('brings a branch of departments back under its parent, with heads, codes and scopes', async () => {
    const above = await org.addDept(bench.world.unique('上级'))
    const head = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const headId = head.memberOf.a?.memberId ?? ''
    const top = await org.addDept(bench.world.unique('回收部'), above.id, { headId })
    const below = await org.addDept(bench.world.unique('回收组'), top.id)
    const role = await org.get<Schemas['RoleRecord']>('addRole', {
      body: {
        name: bench.world.unique('范围'),
        code: bench.world.unique('scope_'),
        dataScope: 'custom',
        departmentIds: [below.id],
      },
    })
    await org.get('deleteDept', { path: { id: top.id }, body: { withBranch: true } })
    expect((await restore(await inBin(top.id))).status).toBe(200)
    expect(await org.dept(top.id)).toMatchObject({ parentId: above.id, headId, childCount: 1 })
    expect(await org.dept(below.id)).toMatchObject({ parentId: top.id, name: below.name })
    const back = await org.get<Schemas['RoleRecord']>('getRole', { path: { id: role.id } })
    expect(back.departmentIds).toEqual([below.id])
    // The parent gone as well: it is asked for a place.
    await org.get('deleteDept', { path: { id: top.id }, body: { withBranch: true } })
    await org.get('deleteDept', { path: { id: above.id } })
    expect(await restore(await inBin(top.id))).toMatchObject({
      status: 422,
      body: { code: 'RESTORE_PLACE', fields: [{ path: 'departmentId' }] },
    })
    expect((await restore(await inBin(top.id), { departmentId: null })).status).toBe(200)
    expect(await org.dept(top.id)).toMatchObject({ parentId: null })
    // Elsewhere than it was, because somebody chose so.
    await org.get('deleteDept', { path: { id: top.id }, body: { withBranch: true } })
    const elsewhere = await org.addDept(bench.world.unique('新上级'))
    const placed = await restore(await inBin(top.id), { departmentId: elsewhere.id })
    expect(placed.body.data).toEqual({ changed: 1, notes: [] })
    expect(await org.dept(below.id)).toMatchObject({ parentId: top.id })
    expect(await org.dept(top.id)).toMatchObject({ parentId: elsewhere.id })
    await org.get('deleteDept', { path: { id: top.id }, body: { withBranch: true } })
    await org.addDept(top.name, elsewhere.id)
    expect(await restore(await inBin(top.id))).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE' },
    })
  })

  it('brings a branch back by as many statements as a single department', async () => {
    const needed = async (children: number) => {
      const top = await org.addDept(bench.world.unique('整支'))
      for (let at = 0; at < children; at += 1) await org.addDept(`组${String(at)}`, top.id)
      await org.get('deleteDept', { path: { id: top.id }, body: { withBranch: true } })
      const row = await inBin(top.id)
      const statements = await counted.during(() => restore(row))
      expect((await org.dept(top.id)).childCount).toBe(children)
      return statements
    }
    const one = await needed(0)
    expect(await needed(12)).toBe(one)
  })

  it('brings a person back with places and roles, to nobody’s more rights', async () => {
    const department = await org.addDept(bench.world.unique('原部门'))
    const person = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['department:list'] }],
    })
    const id = person.memberOf.a?.memberId ?? ''
    await org.get('editMember', {
      path: { id },
      body: { version: 1, departmentIds: [department.id] },
    })
    await org.get('removeUser', { query: { id: [id] } })
    expect((await org.callAs(person, 'listDeptTrees')).status).toBe(403)
    const row = await inBin(id)
    expect(row?.kind).toBe('members')
    const clerk = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['recycle:edit'] }],
    })
    const body = { ids: [row?.id ?? ''] }
    expect((await org.callAs(clerk, 'restoreRecycled', { body })).status).toBe(403)
    expect((await restore(row)).status).toBe(200)
    expect((await org.callAs(person, 'listDeptTrees')).status).toBe(200)
    const back = await org.member(id)
    expect(back.departments.map((one) => one.id)).toEqual([department.id])
    expect((await org.dept(department.id)).memberCount).toBe(1)
  })

  it('asks for a department where none is left, and takes the one that is chosen', async () => {
    const gone = await org.addDept(bench.world.unique('将撤'))
    const living = await org.addDept(bench.world.unique('仍在'))
    const [lost, moved] = [
      await org.addMember('失所', [gone.id]),
      await org.addMember('改投', [gone.id, living.id]),
    ]
    await org.get('removeUser', { query: { id: [lost.id, moved.id] } })
    await org.get('deleteDept', { path: { id: gone.id } })
    expect(await restore(await inBin(lost.id))).toMatchObject({
      status: 422,
      body: { code: 'RESTORE_PLACE', fields: [{ path: 'departmentId' }] },
    })
    expect(await inBin(lost.id)).toBeTruthy()
    const unknown = await restore(await inBin(lost.id), { departmentId: gone.id })
    expect(unknown.status).toBe(404)
    const chosen = { departmentId: living.id }
    expect((await restore(await inBin(lost.id), chosen)).body.data).toEqual({
      changed: 1,
      notes: [],
    })
    expect((await org.member(lost.id)).departments.map(({ id }) => id)).toEqual([living.id])
    // Who has a department left is not asked.
    expect((await restore(await inBin(moved.id))).body.data).toMatchObject({
      notes: [{ code: 'DEPARTMENTS_GONE', count: 1 }],
    })
  })

  it('puts nobody where the caller sees nobody', async () => {
    const [own, other] = [
      await org.addDept(bench.world.unique('可见')),
      await org.addDept(bench.world.unique('不可见')),
    ]
    const member = await org.addMember('归处', [own.id])
    await org.get('removeUser', { query: { id: [member.id] } })
    const body = { ids: [(await inBin(member.id))?.id ?? ''] }
    const clerk = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['recycle:edit'] }],
    })
    await bench.world
      .sql`update roles set data_scope = 'self' where id = ${clerk.memberOf.a?.roleId ?? ''}`
    const call = (departmentId: string | null) =>
      org.callAs(clerk, 'restoreRecycled', { body: { ...body, departmentId } })
    expect((await call(other.id)).status).toBe(403)
    expect((await call(null)).status).toBe(403)
  })

  it('puts people into the root department when asked to, and says so', async () => {
    const [root] = await org.get<Schemas['DeptNode'][]>('listDeptTrees')
    const gone = await org.addDept(bench.world.unique('将撤'))
    const role = await org.get<Schemas['RoleRecord']>('addRole', {
      body: { name: bench.world.unique('将删'), code: bench.world.unique('gone_') },
    })
    const member = await org.addMember('归来', [gone.id], { roleIds: [role.id] })
    await org.get('removeUser', { query: { id: [member.id] } })
    await org.get('deleteDept', { path: { id: gone.id } })
    await org.get('removeRoles', { body: { ids: [role.id] } })
    const row = await inBin(member.id)
    const about = { id: row?.id, kind: 'members', name: '归来' }
    expect((await restore(row, { departmentId: null })).body.data).toEqual({
      changed: 1,
      notes: [
        { ...about, code: 'PLACED_AT_ROOT', place: root?.name, count: 0 },
        { ...about, code: 'ROLES_GONE', place: null, count: 1 },
      ],
    })
    const back = await org.member(member.id)
    expect(back.departments).toEqual([{ id: root?.id, name: root?.name, main: true }])
    const elsewhere = await org.addDept(bench.world.unique('新处'))
    const body = { ids: [member.id], toDeptId: elsewhere.id }
    expect(await org.get('moveMembers', { body })).toEqual({ moved: 1 })
  })

  it('says whose place, people and application are gone, for each kind', async () => {
    const codes = async (objectId: string, place?: { departmentId: null }) => {
      const { data } = (await restore(await inBin(objectId), place)).body as {
        data?: Schemas['RestoredCount']
      }
      return data?.notes.map(({ code, place, count }) => [code, place, count])
    }
    const above = await org.addDept(bench.world.unique('上'))
    const head = await org.addMember('部长', [above.id])
    const below = await org.addDept(bench.world.unique('下'), above.id, { headId: head.id })
    const role = await org.get<Schemas['RoleRecord']>('addRole', {
      body: {
        name: bench.world.unique('范围'),
        code: bench.world.unique('s_'),
        dataScope: 'custom',
        departmentIds: [below.id],
      },
    })
    await org.get('addRoleMembers', { path: { id: role.id }, body: { memberIds: [head.id] } })
    await org.get('removeRoles', { body: { ids: [role.id] } })
    await org.get('deleteDept', { path: { id: below.id } })
    await org.get('removeUser', { query: { id: [head.id] } })
    await org.get('deleteDept', { path: { id: above.id } })
    expect(await codes(role.id)).toEqual([
      ['DEPARTMENTS_GONE', null, 1],
      ['PEOPLE_GONE', null, 1],
    ])
    expect(await codes(below.id, { departmentId: null })).toEqual([
      ['PARENT_GONE', null, 0],
      ['HEADS_GONE', null, 1],
    ])
    const appCode = 'spruce-web-enterprise-console'
    const add = (parentId: string | null) =>
      org.get<Schemas['ManagedMenu']>('addMenu', {
        body: { appCode, parentId, name: { 'zh-CN': '单', 'en-US': 'M' }, type: 0, path: '/x' },
      })
    const parent = await add(null)
    const menu = await add(parent.id)
    const removal = { body: { version: 1 } }
    await org.get('removeMenu', { path: { id: menu.id }, ...removal })
    await org.get('removeMenu', { path: { id: parent.id }, ...removal })
    expect(await codes(menu.id)).toEqual([['PARENT_GONE', null, 0]])
    const tree = await org.get<Schemas['ManagedMenu'][]>('listMenuTree', { query: { appCode } })
    expect(tree.find(({ id }) => id === menu.id)).toMatchObject({ parentId: null })
    const seer = await org.get<Schemas['RoleRecord']>('addRole', {
      body: { name: bench.world.unique('看台'), code: bench.world.unique('w_') },
    })
    const bench1 = await org.get<Schemas['Workbench']>('addWorkbench', {
      body: { scope: 'business', name: bench.world.unique('台'), roleIds: [seer.id] },
    })
    await org.get('removeWorkbench', { path: { id: bench1.id }, ...removal })
    await org.get('removeRoles', { body: { ids: [seer.id] } })
    expect(await codes(bench1.id)).toEqual([['AUDIENCE_GONE', null, 1]])
  })

  const notesOf = async (objectId: string) => {
    const reply = await restore(await inBin(objectId))
    expect(reply.status).toBe(200)
    const { notes } = reply.body.data as Schemas['RestoredCount']
    return notes.map(({ code, place, count }) => [code, place, count])
  }
  const addRole = () =>
    org.get<Schemas['RoleRecord']>('addRole', {
      body: { name: bench.world.unique('看'), code: bench.world.unique('v_') },
    })
  const addApp = (body: object) =>
    org.get<App>('addApp', {
      body: {
        appCode: bench.world.unique('APP'),
        name: { 'zh-CN': bench.world.unique('应用'), 'en-US': 'App' },
        kind: 'frame',
        url: 'https://bi.example.cn/portal',
        roleIds: [],
        ...body,
      },
    })

  it('says which roles of an app are gone, and switches it off where all are', async () => {
    const [one, two] = [await addRole(), await addRole()]
    const [some, all] = [
      await addApp({ roleIds: [one.id, two.id] }),
      await addApp({ roleIds: [two.id] }),
    ]
    await org.get('removeApps', { body: { ids: [some.id, all.id] } })
    await org.get('removeRoles', { body: { ids: [two.id] } })
    expect(await notesOf(some.id)).toEqual([['ROLES_GONE', null, 1]])
    expect(await notesOf(all.id)).toEqual([['SWITCHED_OFF', null, 0]])
    const read = (id: string) => org.get<App>('getApp', { path: { id } })
    expect(await read(some.id)).toMatchObject({ enable: 1, roleIds: [one.id] })
    expect(await read(all.id)).toMatchObject({ enable: 0, roleIds: [] })
  })

  it('says that the page above a page is gone, and the folder of a resource', async () => {
    const add = (parentId: string | null) =>
      org.get<Page>('addPage', {
        body: { appCode: 'RCAPPN0007', name: bench.world.unique('页'), parentId },
      })
    const above = await add(null)
    const below = await add(above.id)
    for (const { id } of [below, above]) {
      await org.get('removePage', { path: { id }, body: { version: 1 } })
    }
    expect(await notesOf(below.id)).toEqual([['PARENT_GONE', null, 0]])

    const folder = await org.get<{ id: string; version: number }>('addFolder', {
      body: { name: bench.world.unique('夹'), parentId: null },
    })
    const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
    const file = { bytes: Buffer.from('夹中'), name: '夹中.txt' }
    const upload = await bench.wire.send(
      callOf('uploadResource', { query: { folderId: folder.id }, file }, headers),
    )
    const { id } = envelopeIn<{ id: string }>(upload).data ?? { id: '' }
    await org.get('removeResources', { body: { ids: [id] } })
    await org.get('removeFolder', { path: { id: folder.id }, body: { version: folder.version } })
    expect(await notesOf(id)).toEqual([['PARENT_GONE', null, 0]])
  })

  it('refuses a business identifier whose application is gone, and keeps it', async () => {
    const id = await bench.world.object('businessIdentifiers', 'a')
    const [{ version } = { version: 1 }] = await bench.world.sql<{ version: number }>`
      select version from business_identifiers where id = ${id}`
    await org.get('removeBusinessIdentifier', { path: { id }, body: { version } })
    const row = await inBin(id)
    expect(row?.kind).toBe('businessIdentifiers')
    await bench.world.sql`update recycle_bin
      set snapshot = jsonb_set(snapshot, '{appCode}', '"no-such-app"') where id = ${row?.id}`
    expect(await restore(row)).toMatchObject({
      status: 422,
      body: { code: 'UNKNOWN_APP', fields: [{ path: 'appCode' }] },
    })
    expect(await inBin(id)).toBeTruthy()
  })

  it('says that a picture is gone, and shows none, for each kind that has one', async () => {
    const { world } = bench
    const picture = () => world.picture('a', org.admin.memberOf.a?.memberId ?? '')
    const fileGone = (address: string) =>
      world.sql`delete from files where public_name = ${address.split('/').at(-1) ?? ''}`
    const add = async (icon: string) => {
      const member = await org.addMember('有照片', [dept.id])
      await world.sql`update memberships set photo = ${icon} where id = ${member.id}`
      const app = await addApp({ icon })
      const menu = await org.get<Schemas['ManagedMenu']>('addMenu', {
        body: {
          appCode: 'spruce-web-enterprise-console',
          parentId: null,
          name: { 'zh-CN': '图', 'en-US': 'P' },
          type: 0,
          path: '/x',
          icon,
        },
      })
      await org.get('removeUser', { query: { id: [member.id] } })
      await org.get('removeApps', { body: { ids: [app.id] } })
      await org.get('removeMenu', { path: { id: menu.id }, body: { version: 1 } })
      return { member: member.id, app: app.id, menu: menu.id }
    }
    const iconsOf = async ({ member, app, menu }: Awaited<ReturnType<typeof add>>) =>
      (
        await world.sql<{ icon: string | null }>`
        select photo as icon from memberships where id = ${member}
        union all select icon from tenant_apps where id = ${app}
        union all select icon from tenant_menus where id = ${menu}`
      ).map(({ icon }) => icon)
    const dept = await org.addDept(bench.world.unique('处'))
    const address = await picture()
    const [lost, kept] = [await add(address), await add(await picture())]
    await fileGone(address)
    for (const id of Object.values(lost)) {
      expect(await notesOf(id)).toEqual([['FILE_GONE', null, 1]])
    }
    for (const id of Object.values(kept)) expect(await notesOf(id)).toEqual([])
    expect(await iconsOf(lost)).toEqual([null, null, null])
    const icons = await iconsOf(kept)
    expect(icons).toEqual(icons.map(() => expect.stringContaining('/files/public/') as unknown))
    const named = await addApp({ icon: 'chart' })
    await org.get('removeApps', { body: { ids: [named.id] } })
    expect(await notesOf(named.id)).toEqual([])
  })

  it('refuses a menu whose application is gone, and keeps it', async () => {
    const menu = await org.get<Schemas['ManagedMenu']>('addMenu', {
      body: {
        appCode: 'spruce-web-enterprise-console',
        parentId: null,
        name: { 'zh-CN': '单', 'en-US': 'M' },
        type: 0,
        path: '/x',
      },
    })
    await org.get('removeMenu', { path: { id: menu.id }, body: { version: 1 } })
    const row = await inBin(menu.id)
    await bench.world.sql`update recycle_bin
      set snapshot = jsonb_set(snapshot, '{0,appCode}', '"no-such-app"') where id = ${row?.id}`
    expect(await restore(row)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_REFERENCE', fields: [{ path: 'appCode' }] },
    })
    expect(await inBin(menu.id)).toBeTruthy()
  })

  it('keeps the bytes of a resource until it is gone for good', async () => {
    const headers = { ...headersOf(org.admin), 'current-tenant': org.tenantId }
    const file = { bytes: Buffer.from('留底'), name: '留底.txt' }
    const upload = await bench.wire.send(callOf('uploadResource', { file }, headers))
    const { id } = envelopeIn<{ id: string }>(upload).data ?? { id: '' }
    await org.get('removeResources', { body: { ids: [id] } })
    expect((await org.call('getResource', { path: { id } })).status).toBe(404)
    const later = new Date(Date.now() + 3 * 3_600_000)
    await sweepFiles(bench.services, later)
    expect((await restore(await inBin(id))).status).toBe(200)
    const back = await org.get<Schemas['Resource']>('getResource', { path: { id } })
    expect(back.name).toBe('留底.txt')
    const read = async () => {
      const [row] = await bench.world.sql<{ key: string }>`
        select storage_key as key from files where id = ${id}`
      const stored: string[] = []
      for await (const { key } of bench.services.files.storage.list()) stored.push(key)
      return stored.includes(row?.key ?? '')
    }
    expect(await read()).toBe(true)
  })

  it('brings a page back below its parent, with revisions and share links', async () => {
    const appCode = `RCAPPN${bench.world.unique('')}`
    const add = (parentId: string | null) =>
      org.get<Page>('addPage', {
        body: { appCode, name: bench.world.unique('页'), parentId, document: { step: 1 } },
      })
    const remove = async ({ id }: Page) => {
      const { page } = await org.get<Schemas['PageInfo']>('getPage', { path: { id } })
      await org.get('removePage', { path: { id }, body: { version: page.version } })
    }
    const parent = await add(null)
    const page = await add(parent.id)
    const path = { id: page.id }
    await org.get('savePageDraft', { path, body: { version: 1, document: { step: 2 } } })
    const shared = await org.get<Schemas['NewShareLink']>('addShareLink', {
      path,
      body: { name: '客户' },
    })
    await remove(page)
    expect(await inBin(page.id)).toMatchObject({ kind: 'pages', name: page.name })
    for (const [operation, of] of [
      ['getPage', page.id],
      ['listPageRevisions', page.id],
      ['getPublishedPage', page.id],
      ['listShareLinks', page.id],
      ['listShareLinkViews', shared.link.id],
    ] as const) {
      expect([operation, (await org.call(operation, { path: { id: of } })).status]).toEqual([
        operation,
        404,
      ])
    }
    expect((await org.get<Page[]>('listPages', { query: { appCode } })).length).toBe(1)
    expect((await restore(await inBin(page.id))).status).toBe(200)
    const back = await org.get<Schemas['PageInfo']>('getPage', { path })
    expect(back).toMatchObject({
      page: { parentId: parent.id, revision: 2 },
      document: { step: 2 },
    })
    const revisions = await org.get<Schemas['Revision'][]>('listPageRevisions', { path })
    expect(revisions.map(({ number }) => number)).toEqual([2, 1])
    expect(await org.get<Schemas['ShareLink'][]>('listShareLinks', { path })).toEqual([shared.link])
    // The parent gone as well: at the top. Gone for good, it takes nothing along.
    await remove(page)
    await remove(parent)
    await org.get('purgeRecycled', { body: { ids: [(await inBin(parent.id))?.id ?? ''] } })
    expect((await restore(await inBin(page.id))).status).toBe(200)
    const top = await org.get<Schemas['PageInfo']>('getPage', { path })
    expect(top.page.parentId).toBeNull()
  })

  it('gives the one page of an application no second place', async () => {
    const body = { appCode: `RCAPP${bench.world.unique('x')}`, name: '首页' }
    const first = await org.get<Page>('addPage', { body })
    await org.get('removePage', { path: { id: first.id }, body: { version: 1 } })
    await org.get('addPage', { body })
    expect(await restore(await inBin(first.id))).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE' },
    })
    expect(await inBin(first.id)).toBeTruthy()
  })

  it('brings a workbench back to those it was for', async () => {
    const roleIds = [await bench.world.object('roles', 'a')]
    const made = await org.get<Schemas['Workbench']>('addWorkbench', {
      body: { scope: 'business', name: bench.world.unique('台'), roleIds },
    })
    const path = { id: made.id }
    await org.get('removeWorkbench', { path, body: { version: 1 } })
    expect((await org.call('getWorkbench', { path })).status).toBe(404)
    expect((await restore(await inBin(made.id))).status).toBe(200)
    const back = await org.get<{ workbench: Schemas['Workbench'] }>('getWorkbench', { path })
    expect(back.workbench).toMatchObject({ name: made.name, roleIds, status: 'draft' })
  })

  it('keeps pages for 30 days and then nothing of them', async () => {
    const page = await org.get<Page>('addPage', { body: { appCode: 'RCAPPN0009', name: '旧页' } })
    await org.get('removePage', { path: { id: page.id }, body: { version: 1 } })
    const row = await inBin(page.id)
    await bench.world.sql`update recycle_bin set removed_at = now() - interval '31 days'
      where id = ${row?.id ?? ''}`
    expect((await restore(row)).body.data).toEqual({ changed: 0, notes: [] })
    await sweep(bench.engine, bench.services.config, new Date())
    const left = await bench.world.sql`select 1 from designs where id = ${page.id}
      union all select 1 from design_revisions where design_id = ${page.id}`
    expect(left).toEqual([])
  })

  it('is emptied by hand, and after 30 days by itself', async () => {
    const { row } = await removedRole()
    expect(await org.get('purgeRecycled', { body: { ids: [row?.id ?? ''] } })).toEqual({
      removed: 1,
    })
    expect((await restore(row)).status).toBe(404)
    const { role, row: old } = await removedRole()
    await bench.world.sql`update recycle_bin set removed_at = now() - interval '31 days'
      where id = ${old?.id}`
    expect(await inBin(role.id)).toBeUndefined()
    await sweep(bench.engine, bench.services.config, new Date())
    const left = await bench.world.sql`select 1 from recycle_bin where id = ${old?.id}`
    expect(left).toEqual([])
  })

  it('is for those who may, and of the tenant only', async () => {
    expect((await org.callAs(null, 'listRecycleBin')).status).toBe(401)
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['recycle:list'] }],
    })
    expect((await org.callAs(reader, 'listRecycleBin')).status).toBe(200)
    const theirs = await bench.world.object('recycled', 'b')
    expect((await org.callAs(reader, 'purgeRecycled', { body: { ids: [theirs] } })).status).toBe(
      403,
    )
    expect((await org.call('restoreRecycled', { body: { ids: [theirs] } })).status).toBe(404)
  })
})

describe('saved views', () => {
  const view = (name: string): Schemas['SavedView'] => ({
    name,
    content: {
      filters: [{ name: 'status', value: 'active' }],
      sort: '-lastLoginAt',
      columns: [{ key: 'nickName', visible: true }],
      density: 'compact',
      size: 20,
    },
  })

  it('are each person’s own, beside those of the tenant', async () => {
    const other = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    await org.get('saveMyViews', { body: { page: 'roles', views: [view('我的')] } })
    await org.get('saveSharedViews', {
      body: { page: 'roles', views: [view('大家的')], defaultName: '大家的' },
    })
    const read = async (query: Record<string, string>) =>
      (await org.callAs<Schemas['ViewSet']>(other, 'getViews', { query })).body.data
    expect(await read({ page: 'roles' })).toEqual({
      page: 'roles',
      mine: [],
      shared: [view('大家的')],
      defaultName: '大家的',
    })
    expect(await read({ page: 'members' })).toMatchObject({ shared: [], defaultName: null })
    const denied = await org.callAs(other, 'saveSharedViews', {
      body: { page: 'roles', views: [], defaultName: null },
    })
    expect(denied.status).toBe(403)
  })

  it('have a default that is one of them', async () => {
    const reply = await org.call('saveSharedViews', {
      body: { page: 'x', views: [view('一')], defaultName: '二' },
    })
    expect(reply.status).toBe(422)
  })
})
