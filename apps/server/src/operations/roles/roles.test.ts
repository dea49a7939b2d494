import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type Role = Schemas['RoleRecord']

let bench: Bench
let org: Organisation

beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const addRole = (name: string, more: Partial<Schemas['AddRoleRequest']> = {}) =>
  org.get<Role>('addRole', { body: { name, code: bench.world.unique('role_'), ...more } })

async function roleWith(codes: string[], more: Partial<Schemas['AddRoleRequest']> = {}) {
  const role = await addRole(bench.world.unique('角色'), more)
  await org.get('setRolePermissions', {
    path: { id: role.id },
    body: { version: role.version, codes },
  })
  return role
}

const person = (permissions: readonly string[]) =>
  bench.world.person({ memberOf: [{ tenant: 'a', permissions }] })

const memberId = (one: Person) => one.memberOf.a?.memberId ?? ''
const roleIdOf = (one: Person) => one.memberOf.a?.roleId ?? ''

describe('roles', () => {
  it('are added, read, edited by version, found and counted', async () => {
    const role = await addRole('  仓库管理员 ', { description: '库房' })
    expect(role).toMatchObject({
      name: '仓库管理员',
      description: '库房',
      dataScope: 'all',
      enabled: true,
      builtin: false,
      version: 1,
    })
    const edited = await org.get<Role>('editRole', {
      path: { id: role.id },
      body: { version: 1, name: '仓库主管' },
    })
    expect(edited).toMatchObject({ name: '仓库主管', description: '库房', version: 2 })
    const late = await org.call('editRole', { path: { id: role.id }, body: { version: 1 } })
    expect(late).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', current: { name: '仓库主管', version: 2 } },
    })
    const found = await org.call<Role[]>('listRoleRecords', { query: { keyword: 'ckzg' } })
    expect([found.total, found.body.data?.[0]?.id]).toEqual([1, role.id])
  })

  it('are paged and sorted', async () => {
    for (const code of ['zz_1', 'zz_2', 'zz_3']) await addRole(`分页${code}`, { code })
    const page = await org.call<Role[]>('listRoleRecords', {
      query: { keyword: 'zz_', sort: '-code', page: '2', size: '2' },
    })
    expect([page.total, page.body.data?.map(({ code }) => code)]).toEqual([3, ['zz_1']])
  })

  it.each([
    [{ name: '重名角色', code: 'another' }, 'name'],
    [{ name: '另一个', code: 'taken_code' }, 'code'],
  ])('refuse %j as a duplicate of the %s', async (body, field) => {
    if (field === 'name') await addRole('重名角色')
    else await addRole('占用编码', { code: 'taken_code' })
    const reply = await org.call('addRole', { body })
    expect(reply).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } })
    expect(reply.body.fields?.map(({ path }) => path)).toEqual([field])
  })

  it('are copied with permissions and scope, without members', async () => {
    const role = await roleWith(['user:list'], { dataScope: 'self' })
    const holder = await person([])
    await org.get('addRoleMembers', {
      path: { id: role.id },
      body: { memberIds: [memberId(holder)] },
    })
    const copy = await org.get<Role>('copyRole', {
      path: { id: role.id },
      body: { name: '副本角色', code: 'copied_one' },
    })
    expect(copy).toMatchObject({ dataScope: 'self', memberCount: 0, grantsAll: false })
    const { codes } = await org.get<Schemas['RolePermissions']>('getRolePermissions', {
      path: { id: copy.id },
    })
    expect(codes).toEqual(['user:list'])
  })

  it('stop giving anything when disabled, from the next call on', async () => {
    const clerk = await person(['department:list'])
    expect((await org.callAs(clerk, 'listDeptTrees')).status).toBe(200)
    await org.get('setRoleStatus', {
      path: { id: roleIdOf(clerk) },
      body: { version: 1, enabled: false },
    })
    expect((await org.callAs(clerk, 'listDeptTrees')).status).toBe(403)
    await org.get('setRoleStatus', {
      path: { id: roleIdOf(clerk) },
      body: { version: 2, enabled: true },
    })
    expect((await org.callAs(clerk, 'listDeptTrees')).status).toBe(200)
  })

  it('that come with the product are neither removed, disabled nor given other codes', async () => {
    const id = bench.world.unique('builtin-')
    await bench.world.sql`insert into roles (tenant_id, id, name, code, builtin)
      values (${org.tenantId}, ${id}, ${id}, ${id.replaceAll('-', '_')}, true)`
    const path = { id }
    for (const [operation, body] of [
      ['setRoleStatus', { version: 1, enabled: false }],
      ['setRolePermissions', { version: 1, codes: [] }],
      ['editRole', { version: 1, code: 'other_code' }],
    ] as const) {
      const reply = await org.call(operation, { path, body })
      expect(reply, operation).toMatchObject({ status: 422, body: { code: 'ROLE_BUILTIN' } })
    }
    const other = await addRole(bench.world.unique('陪同'))
    const removal = await org.call('removeRoles', { body: { ids: [other.id, id] } })
    expect(removal).toMatchObject({ status: 422, body: { code: 'ROLE_BUILTIN' } })
    expect((await org.call('getRole', { path: { id: other.id } })).status).toBe(200)
  })

  it('are given and taken, and the record of the person changes', async () => {
    const role = await addRole(bench.world.unique('发放'))
    const holder = await person([])
    const id = memberId(holder)
    const body = { memberIds: [id] }
    expect(await org.get('addRoleMembers', { path: { id: role.id }, body })).toEqual({ changed: 1 })
    expect(await org.get('addRoleMembers', { path: { id: role.id }, body })).toEqual({ changed: 0 })
    const listed = await org.call<Schemas['Member'][]>('listRoleMembers', { path: { id: role.id } })
    expect([listed.total, listed.body.data?.[0]?.id]).toEqual([1, id])
    expect((await org.member(id)).version).toBe(2)
    await org.get('removeRoleMembers', { path: { id: role.id }, body })
    expect((await org.get<Role>('getRole', { path: { id: role.id } })).memberCount).toBe(0)
  })

  it('leave who, and before and after, in the audit', async () => {
    const role = await addRole('留痕角色')
    await org.get('editRole', { path: { id: role.id }, body: { version: 1, name: '改名角色' } })
    const rows = await bench.world.sql<{ user_id: string; object_name: string; detail: unknown }>`
      select user_id, object_name, detail from audit_log
      where object_table = 'roles' and object_id = ${role.id} order by id`
    expect(rows.map(({ user_id }) => user_id)).toEqual([org.admin.userId, org.admin.userId])
    expect(rows[1]).toMatchObject({
      object_name: '改名角色',
      detail: { before: { name: '留痕角色' }, after: { name: '改名角色' } },
    })
  })
})

describe('nobody gives more than they hold', () => {
  const all = ['role:list', 'role:add', 'role:edit', 'role:remove', 'role:assign']

  it('by the codes of a role: 403, and nothing written', async () => {
    const clerk = await person([...all, 'department:list'])
    const role = await addRole(bench.world.unique('升权'))
    const set = (version: number, codes: string[]) =>
      org.callAs(clerk, 'setRolePermissions', { path: { id: role.id }, body: { version, codes } })
    expect((await set(1, ['user:remove'])).status).toBe(403)
    expect((await set(1, ['department:list'])).status).toBe(200)
    const own = await org.callAs(clerk, 'setRolePermissions', {
      path: { id: roleIdOf(clerk) },
      body: { version: 1, codes: [...all, 'department:list', 'user:edit'] },
    })
    expect(own.status).toBe(403)
    const { codes } = await org.get<Schemas['RolePermissions']>('getRolePermissions', {
      path: { id: role.id },
    })
    expect(codes).toEqual(['department:list'])
  })

  it('by taking away what others hold', async () => {
    const clerk = await person(all)
    const role = await roleWith(['user:remove'])
    const reply = await org.callAs(clerk, 'setRolePermissions', {
      path: { id: role.id },
      body: { version: 2, codes: [] },
    })
    expect(reply.status).toBe(403)
  })

  it.each([
    'copyRole',
    'setRoleStatus',
    'removeRoles',
    'addRoleMembers',
    'removeRoleMembers',
  ] as const)('by %s of a stronger role, the administrator’s above all', async (operation) => {
    const clerk = await person(all)
    const boss = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const strong = await roleWith(['user:remove'])
    for (const id of [strong.id, roleIdOf(boss)]) {
      const bodies = {
        copyRole: { name: bench.world.unique('副'), code: bench.world.unique('c_') },
        setRoleStatus: { version: id === strong.id ? 2 : 1, enabled: false },
        removeRoles: { ids: [id] },
        addRoleMembers: { memberIds: [memberId(clerk)] },
        removeRoleMembers: { memberIds: [memberId(boss)] },
      }
      const reply = await org.callAs(clerk, operation, { path: { id }, body: bodies[operation] })
      expect([operation, reply.status]).toEqual([operation, 403])
    }
  })

  it('by codes that do not exist or belong to another console: 422', async () => {
    const role = await addRole(bench.world.unique('未知'))
    const reply = await org.call('setRolePermissions', {
      path: { id: role.id },
      body: { version: 1, codes: ['department:list', 'ghost:edit'] },
    })
    expect(reply).toMatchObject({ status: 422, body: { code: 'UNKNOWN_PERMISSION' } })
    expect(reply.body.fields?.map(({ path }) => path)).toEqual(['codes[1]'])
  })
})

describe('data scope', () => {
  let top: Schemas['Department']
  let below: Schemas['Department']
  let apart: Schemas['Department']
  let inTop: Schemas['AddedMember']
  let inBelow: Schemas['AddedMember']
  let inApart: Schemas['AddedMember']

  beforeAll(async () => {
    top = await org.addDept('范围上级')
    below = await org.addDept('范围下级', top.id)
    apart = await org.addDept('范围之外')
    inTop = await org.addMember('范围甲', [top.id])
    inBelow = await org.addMember('范围乙', [below.id])
    inApart = await org.addMember('范围丙', [apart.id])
  })

  const codes = ['user:list', 'user:edit', 'user:add', 'user:remove', 'role:assign', 'role:list']

  async function clerkWith(scope: Schemas['DataScope'], chosen: string[] = []) {
    const clerk = await person(codes)
    await org.get('editMember', {
      path: { id: memberId(clerk) },
      body: { version: 1, departmentIds: [top.id] },
    })
    await org.get('editRole', {
      path: { id: roleIdOf(clerk) },
      body: { version: 1, dataScope: scope, departmentIds: chosen },
    })
    return clerk
  }

  const seen = async (clerk: Person, query: Record<string, string> = {}) => {
    const reply = await org.callAs<Schemas['Member'][]>(clerk, 'listMembers', {
      query: { keyword: '范围', size: '100', ...query },
    })
    expect(reply.total).toBe(reply.body.data?.length)
    return reply.body.data?.map(({ nickName }) => nickName)
  }

  it.each([
    ['all', [], ['范围丙', '范围甲', '范围乙']],
    ['department_below', [], ['范围甲', '范围乙']],
    ['department', [], ['范围甲']],
    ['custom', ['apart'], ['范围丙']],
    ['self', [], []],
  ] as const)('%s shows its people in the list', async (scope, chosen, names) => {
    const clerk = await clerkWith(
      scope,
      chosen.map(() => apart.id),
    )
    expect((await seen(clerk))?.sort()).toEqual([...names].sort())
  })

  it('counts only those in a branch that it shows', async () => {
    const clerk = await clerkWith('department')
    const names = await seen(clerk, { keyword: '', deptId: top.id, withDescendants: 'true' })
    expect(names).toContain('范围甲')
    expect(names).not.toContain('范围乙')
  })

  it.each([
    ['getMember', () => ({ path: { id: inApart.id } })],
    ['editMember', () => ({ path: { id: inApart.id }, body: { version: 1, nickName: '不许' } })],
    ['moveMembers', () => ({ body: { ids: [inApart.id], toDeptId: top.id } })],
    ['setMemberStatus', () => ({ body: { ids: [inTop.id, inApart.id], status: 'disabled' } })],
    ['removeUser', () => ({ query: { id: [inApart.id] } })],
    ['listUserDepts', () => ({ body: { userIds: [inApart.userId] } })],
    ['getMemberPermissions', () => ({ path: { id: inApart.id } })],
    ['addRoleMembers', () => ({ path: { id: '' }, body: { memberIds: [inApart.id] } })],
  ] as const)('%s answers 404 for a person outside, as for none', async (operation, parts) => {
    const clerk = await clerkWith('department_below')
    const call = parts() as { path?: { id: string } }
    if (call.path?.id === '') call.path.id = roleIdOf(clerk)
    const reply = await org.callAs(clerk, operation, call)
    expect([operation, reply.status, reply.body.code]).toEqual([operation, 404, 404])
    expect((await org.member(inApart.id)).version).toBe(1)
    expect((await org.member(inTop.id)).status).toBe('active')
  })

  it('lets nobody put people where they would not see them', async () => {
    const clerk = await clerkWith('department_below')
    const added = await org.callAs(clerk, 'addUser', {
      body: { nickName: '外放', loginName: bench.world.unique('o'), departmentIds: [apart.id] },
    })
    expect(added.status).toBe(403)
    const moved = await org.callAs(clerk, 'moveMembers', {
      body: { ids: [inTop.id], toDeptId: apart.id },
    })
    expect(moved.status).toBe(403)
    const edited = await org.callAs(clerk, 'editMember', {
      path: { id: inTop.id },
      body: { version: 1, departmentIds: [top.id, apart.id] },
    })
    expect(edited.status).toBe(403)
    const within = await org.callAs(clerk, 'editMember', {
      path: { id: inTop.id },
      body: { version: 1, departmentIds: [top.id, below.id] },
    })
    expect(within.status).toBe(200)
  })

  it('is previewed before it is saved, for each who holds the role', async () => {
    const clerk = await clerkWith('self')
    const preview = (query: Record<string, string | string[]>) =>
      org.get<Schemas['RoleScopePreview']>('previewRoleScope', {
        query: { roleId: roleIdOf(clerk), ...query },
      })
    for (const scope of ['department', 'department_below'] as const) {
      await org.get('editRole', {
        path: { id: roleIdOf(clerk) },
        body: {
          version: (await org.get<Role>('getRole', { path: { id: roleIdOf(clerk) } })).version,
          dataScope: scope,
        },
      })
      const seen = await org.callAs(clerk, 'listMembers', { query: { size: '1' } })
      const said = await preview({ dataScope: scope })
      expect(said).toMatchObject({ people: null, holderCount: 1 })
      expect(said.holders).toEqual([
        { id: memberId(clerk), name: expect.any(String) as string, people: seen.total },
      ])
    }
    expect(await preview({ dataScope: 'self' })).toMatchObject({ people: 1, holders: [] })
    const all = await preview({ dataScope: 'all' })
    expect(all.people).toBe(all.total)
    const chosen = await preview({ dataScope: 'custom', departmentIds: [apart.id] })
    expect(chosen).toMatchObject({ people: 1, holderCount: 1, holders: [] })
  })

  it('of one role does not widen what another gives', async () => {
    const clerk = await clerkWith('department')
    const wide = await roleWith(['department:list'], { dataScope: 'all' })
    await org.get('addRoleMembers', {
      path: { id: wide.id },
      body: { memberIds: [memberId(clerk)] },
    })
    expect(await seen(clerk)).toEqual(['范围甲'])
  })

  it('is widened by nobody beyond their own', async () => {
    const clerk = await clerkWith('department')
    const more = await roleWith(['role:edit', 'role:add'], { dataScope: 'department' })
    await org.get('addRoleMembers', {
      path: { id: more.id },
      body: { memberIds: [memberId(clerk)] },
    })
    const edit = await org.callAs(clerk, 'editRole', {
      path: { id: roleIdOf(clerk) },
      body: { version: 2, dataScope: 'all' },
    })
    expect(edit.status).toBe(403)
    const add = await org.callAs(clerk, 'addRole', { body: { name: '宽', code: 'wide_one' } })
    expect(add.status).toBe(403)
    const wide = await roleWith(['user:list'])
    const take = await org.callAs(clerk, 'addRoleMembers', {
      path: { id: wide.id },
      body: { memberIds: [memberId(clerk)] },
    })
    expect(take.status).toBe(403)
    expect(inBelow.id).toBeTruthy()
  })
})

describe('explanations', () => {
  const explain = (one: Person, permCode: string) =>
    org.get<Schemas['PermissionExplanation']>('explainPermission', {
      query: { memberId: memberId(one), permCode },
    })

  it('name the role that gives, or what is missing', async () => {
    const clerk = await person(['department:list'])
    expect(await explain(clerk, 'department:list')).toMatchObject({
      allowed: true,
      reason: 'GRANTED_BY_ROLE',
      permName: '查看部门',
      roles: [{ id: roleIdOf(clerk), grants: true }],
    })
    expect(await explain(clerk, 'department:add')).toMatchObject({
      allowed: false,
      reason: 'NO_ROLE_GRANTS',
    })
    expect(await explain(clerk, 'ghost:edit')).toMatchObject({ reason: 'UNKNOWN_CODE' })
    expect(await explain(org.admin, 'department:add')).toMatchObject({
      allowed: true,
      reason: 'ADMINISTRATOR',
    })
    await org.get('setRoleStatus', {
      path: { id: roleIdOf(clerk) },
      body: { version: 1, enabled: false },
    })
    expect(await explain(clerk, 'department:list')).toMatchObject({ reason: 'ROLE_DISABLED' })
    await bench.world.sql`update memberships set status = 'disabled' where id = ${memberId(clerk)}`
    expect(await explain(clerk, 'department:list')).toMatchObject({ reason: 'MEMBER_NOT_ACTIVE' })
    const without = await person([])
    await org.get('removeRoles', { body: { ids: [roleIdOf(without)] } })
    expect(await explain(without, 'department:list')).toMatchObject({ reason: 'NO_ROLE' })
  })

  it('tell the way there: places in the menus, the deciding step, how many people it shows', async () => {
    const clerk = await person(['department:list', 'department:add'])
    const given = await explain(clerk, 'department:add')
    expect(given).toMatchObject({ decidedBy: 'permission', places: [{ shown: true }] })
    expect(given.places[0]?.path).toEqual(['基础管理', '组织架构', '新增部门'])
    expect(given.people).toBeGreaterThan(0)
    const lonely = await person(['department:add'])
    const without = await explain(lonely, 'department:add')
    expect(without).toMatchObject({ allowed: true, places: [{ shown: false, hidden: false }] })
    expect(without.steps).toContainEqual({ step: 'menu', state: 'failed' })
    const none = await explain(await person([]), 'department:add')
    expect(none).toMatchObject({ decidedBy: 'permission', people: null })
    expect(none.steps.map(({ state }) => state)).toEqual([
      'passed',
      'passed',
      'passed',
      'failed',
      'passed',
      'failed',
      'skipped',
    ])
  })

  it('end at the data scope for a person whom the role does not show', async () => {
    const clerk = await person(['user:list'])
    await org.get('editRole', {
      path: { id: roleIdOf(clerk) },
      body: { version: 1, dataScope: 'self' },
    })
    const about = (one: Person) =>
      org.get<Schemas['PermissionExplanation']>('explainPermission', {
        query: { memberId: memberId(clerk), permCode: 'user:list', targetId: memberId(one) },
      })
    expect(await about(org.admin)).toMatchObject({
      allowed: false,
      reason: 'OUT_OF_SCOPE',
      decidedBy: 'scope',
      people: 1,
    })
    expect(await about(clerk)).toMatchObject({ allowed: true, decidedBy: 'scope' })
  })

  it('are everybody’s about themselves, without the roles of others', async () => {
    const clerk = await person([])
    const query = { permCode: 'role:list' }
    const own = await org.callAs<Schemas['PermissionExplanation']>(clerk, 'explainOwnPermission', {
      query,
    })
    expect(own.body.data).toMatchObject({
      memberId: memberId(clerk),
      allowed: false,
      reason: 'NO_ROLE_GRANTS',
      roles: [{ id: roleIdOf(clerk) }],
      grantedBy: [],
    })
  })

  it('agree with what is effective, and with the caller’s own view', async () => {
    const clerk = await person(['department:list', 'user:list'])
    const effective = await org.get<Schemas['MemberPermissions']>('getMemberPermissions', {
      path: { id: memberId(clerk) },
    })
    expect(effective).toMatchObject({ isAdmin: false, dataScopes: ['all'] })
    expect(effective.codes.map(({ code }) => code).sort()).toEqual(['department:list', 'user:list'])
    const own = await org.callAs<Schemas['AppPermissions']>(clerk, 'getAppPermissions')
    expect(own.body.data?.permissions).toEqual(['department:list'])
    expect(JSON.stringify(own.body.data?.menus)).toContain('组织架构')
  })

  it('show the tree of what a role gives and what the caller may give', async () => {
    const role = await roleWith(['department:list'])
    const clerk = await person(['role:list', 'department:add'])
    const tree = await org.callAs<Schemas['RolePermissions']>(clerk, 'getRolePermissions', {
      path: { id: role.id },
    })
    const [base] = tree.body.data?.apps[0]?.nodes ?? []
    expect(base).toMatchObject({ permCode: null, granted: false })
    expect(base?.children[0]).toMatchObject({
      permCode: 'department:list',
      granted: true,
      grantable: false,
      children: [{ permCode: 'department:add', type: 1, granted: false, grantable: true }],
    })
  })
})

describe('the matrix', () => {
  it('has every role with what it gives, and all that roles could give', async () => {
    const role = await roleWith(['department:list', 'department:add'])
    const { roles, apps } = await org.get<Schemas['PermissionMatrix']>('getPermissionMatrix')
    expect(roles.find(({ id }) => id === role.id)).toMatchObject({
      name: role.name,
      version: 2,
      codes: ['department:add', 'department:list'],
    })
    expect(roles.find(({ id }) => id === roleIdOf(org.admin))).toMatchObject({
      grantsAll: true,
      codes: [],
    })
    expect(JSON.stringify(apps)).not.toContain('"granted":true')
    expect(JSON.stringify(apps)).not.toContain('customer:list')
    expect(apps[0]?.nodes[0]?.children[0]).toMatchObject({ permCode: 'department:list' })
  })
})

describe('S-04: the last administrator', () => {
  it('stays, whichever way 32 clients at once take the others away', async () => {
    const tenant = 'c' as const
    const there = await Organisation.of(bench, tenant)
    const others = await Promise.all(
      Array.from({ length: 15 }, () =>
        bench.world.person({ memberOf: [{ tenant, permissions: 'all' }] }),
      ),
    )
    const [rest] = await bench.world.sql<{ ids: string[] }>`
      select array_agg(r.id) as ids from roles r where r.tenant_id = ${there.tenantId} and r.grants_all
        and not exists (select from membership_roles m where m.tenant_id = r.tenant_id
          and m.role_id = r.id and m.member_id = any(${[there.admin, ...others].map(
            (one) => one.memberOf.c?.memberId ?? '',
          )}::text[]))`
    if (rest?.ids.length) await there.get('removeRoles', { body: { ids: rest.ids } })
    const attempts = [there.admin, ...others].flatMap((one) => {
      const { roleId = '', memberId: id = '' } = one.memberOf.c ?? {}
      return [
        there.callAs(one, 'removeRoles', { body: { ids: [roleId] } }),
        there.callAs(one, 'removeRoleMembers', { path: { id: roleId }, body: { memberIds: [id] } }),
      ]
    })
    const answers = await Promise.all(attempts)
    expect(attempts).toHaveLength(32)
    expect(answers.some(({ body }) => body.code === 'LAST_ADMIN')).toBe(true)
    const [left] = await bench.world.sql<{ n: number }>`
      select count(*)::int as n from membership_roles h
      join roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
      join memberships m on m.tenant_id = h.tenant_id and m.id = h.member_id
      where h.tenant_id = ${there.tenantId} and r.enabled and r.grants_all and m.status = 'active'`
    expect(left?.n).toBe(1)
  })
})

describe('what everybody meets', () => {
  it('401 without a session, 403 without the permission, 404 for another tenant’s role', async () => {
    expect((await org.callAs(null, 'listRoleRecords')).status).toBe(401)
    const reader = await person(['role:list'])
    expect((await org.callAs(reader, 'listRoleRecords')).status).toBe(200)
    const add = { body: { name: '不许', code: 'not_this' } }
    expect((await org.callAs(reader, 'addRole', add)).status).toBe(403)
    const theirs = await bench.world.object('roles', 'b')
    const foreign = await org.call('getRole', { path: { id: theirs } })
    const missing = await org.call('getRole', { path: { id: 'nosuch' } })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
  })

  it.each([
    [{ name: '好' }, 'code'],
    [{ name: '好', code: 'has space' }, 'code'],
    [{ name: '好', code: 'ok', dataScope: 'everyone' }, 'dataScope'],
    [{ name: '好', code: 'ok', grantsAll: true }, 'grantsAll'],
  ])('400 for %j, naming %s', async (body, field) => {
    const reply = await org.call('addRole', { body })
    expect(reply.status).toBe(400)
    expect(reply.body.fields?.map(({ path }) => path)).toContain(field)
  })
})
