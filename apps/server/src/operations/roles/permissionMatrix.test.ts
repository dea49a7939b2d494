import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'
import { closedButtons } from './buttonRules.js'

type Role = Schemas['RoleRecord']
type Change = Schemas['MatrixChange']

let bench: Bench
let org: Organisation

beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const person = (permissions: readonly string[]) =>
  bench.world.person({ memberOf: [{ tenant: 'a', permissions }] })
const memberId = (one: Person) => one.memberOf.a?.memberId ?? ''

async function addRole(codes: readonly string[], holders: readonly Person[] = []): Promise<Role> {
  const name = bench.world.unique('矩阵')
  const { id } = await org.get<Role>('addRole', {
    body: { name, code: bench.world.unique('matrix_') },
  })
  await org.get('setRolePermissions', { path: { id }, body: { version: 1, codes: [...codes] } })
  if (holders.length > 0) {
    await org.get('addRoleMembers', { path: { id }, body: { memberIds: holders.map(memberId) } })
  }
  return org.get<Role>('getRole', { path: { id } })
}

const change = ({ id, version }: Role, add: string[] = [], remove: string[] = []): Change => ({
  roleId: id,
  version,
  add,
  remove,
})

const save = (...changes: Change[]) => org.call('savePermissionMatrix', { body: { changes } })
const preview = (...changes: Change[]) =>
  org.get<Schemas['PermissionMatrixPreview']>('previewPermissionMatrix', { body: { changes } })
const codesOf = async ({ id }: Role) =>
  (await org.get<Schemas['RolePermissions']>('getRolePermissions', { path: { id } })).codes

describe('the permission matrix', () => {
  it('changes many roles in one call, with a line in the audit for each', async () => {
    const one = await addRole(['department:list'])
    const two = await addRole(['department:list', 'user:list'])
    const same = await addRole(['role:list'])
    const reply = await save(
      change(one, ['menu:list']),
      change(two, ['role:list'], ['user:list']),
      change(same, ['role:list'], ['menu:list']),
    )
    expect(reply).toMatchObject({ status: 200, body: { data: { changed: 2 } } })
    expect(await codesOf(one)).toEqual(['department:list', 'menu:list'])
    expect(await codesOf(two)).toEqual(['department:list', 'role:list'])
    const lines = await bench.world.sql<{ object_id: string; detail: unknown }>`
      select object_id, detail from audit_log
      where operation = 'savePermissionMatrix' and object_id = any(${[one.id, two.id, same.id]})`
    expect(new Map(lines.map(({ object_id, detail }) => [object_id, detail]))).toEqual(
      new Map([
        [
          one.id,
          {
            before: { codes: ['department:list'] },
            after: { codes: ['department:list', 'menu:list'] },
          },
        ],
        [
          two.id,
          {
            before: { codes: ['department:list', 'user:list'] },
            after: { codes: ['department:list', 'role:list'] },
          },
        ],
      ]),
    )
  })

  it('refuses all when one role was changed meanwhile, and says by whom', async () => {
    const one = await addRole([])
    const late = await addRole([])
    const clerk = await person(['role:list', 'role:edit', 'menu:list'])
    const path = { id: late.id }
    const body = { version: late.version, codes: ['menu:list'] }
    expect((await org.callAs(clerk, 'setRolePermissions', { path, body })).status).toBe(200)
    const reply = await save(change(one, ['menu:list']), change(late, ['role:list']))
    const { nickName } = await org.member(memberId(clerk))
    expect(reply).toMatchObject({
      status: 412,
      body: {
        code: 'STALE_VERSION',
        current: {
          roles: [
            { id: late.id, version: late.version + 1, codes: ['menu:list'], changedBy: nickName },
          ],
        },
      },
    })
    expect(await codesOf(one)).toEqual([])
  })

  it('keeps the rules of a single role: builtin ones, unknown codes, codes the caller lacks', async () => {
    const role = await addRole(['menu:list'])
    const other = await addRole([])
    const builtin = bench.world.unique('builtin-')
    await bench.world.sql`insert into roles (tenant_id, id, name, code, builtin)
      values (${org.tenantId}, ${builtin}, ${builtin}, ${builtin.replaceAll('-', '_')}, true)`
    const good = change(other, ['menu:list'])
    expect(
      await save(good, { roleId: builtin, version: 1, add: ['menu:list'], remove: [] }),
    ).toMatchObject({ status: 422, body: { code: 'ROLE_BUILTIN' } })
    const unknown = await save(good, change(role, ['role:list', 'ghost:edit']))
    expect(unknown).toMatchObject({ status: 422, body: { code: 'UNKNOWN_PERMISSION' } })
    expect(unknown.body.fields?.map(({ path }) => path)).toEqual(['changes[1].add[1]'])
    const twice = await save(good, good)
    expect(twice).toMatchObject({ status: 422, body: { code: 'DUPLICATE' } })
    const clerk = await person(['role:list', 'role:edit'])
    for (const operation of ['savePermissionMatrix', 'previewPermissionMatrix'] as const) {
      for (const one of [change(role, ['user:list']), change(role, [], ['menu:list'])]) {
        const reply = await org.callAs(clerk, operation, { body: { changes: [one] } })
        expect([operation, reply.status]).toEqual([operation, 403])
      }
    }
    expect([await codesOf(role), await codesOf(other)]).toEqual([['menu:list'], []])
  })
})

describe('a button without its menu', () => {
  it('is refused with the names of both, for one role and for many', async () => {
    const role = await addRole([])
    const one = await org.call('setRolePermissions', {
      path: { id: role.id },
      body: { version: role.version, codes: ['department:add'] },
    })
    const many = await save(change(role, ['department:add']))
    for (const reply of [one, many]) {
      expect(reply).toMatchObject({ status: 422, body: { code: 'BUTTON_WITHOUT_MENU' } })
      expect(reply.body.message).toContain('“新增部门”')
      expect(reply.body.message).toContain('“组织架构”')
    }
    expect(many.body.fields?.map(({ path }) => path)).toEqual(['changes[0].add[0]'])
    expect((await save(change(role, ['department:add', 'department:list']))).status).toBe(200)
  })

  it('is refused when the menu is taken from under it', async () => {
    const role = await addRole(['department:list', 'department:add'])
    expect(await save(change(role, [], ['department:list']))).toMatchObject({
      status: 422,
      body: { code: 'BUTTON_WITHOUT_MENU' },
    })
    expect((await save(change(role, [], ['department:list', 'department:add']))).status).toBe(200)
  })

  it('is no obstacle to other changes where it stood before', async () => {
    const role = await addRole([])
    await bench.world.sql`insert into role_permissions (tenant_id, role_id, perm_code)
      values (${org.tenantId}, ${role.id}, 'department:add')`
    expect((await save(change(role, ['role:list']))).status).toBe(200)
    expect(await codesOf(role)).toEqual(['department:add', 'role:list'])
  })

  it('is none while its code is open at another place, or no button carries it', () => {
    const name = { 'zh-CN': '菜单', 'en-US': 'Menu' }
    const row = (id: string, parent_id: string | null, type: 0 | 1, perm_code: string | null) => ({
      id,
      parent_id,
      name,
      type,
      perm_code,
    })
    const menus = [
      row('group', null, 0, null),
      row('organization', 'group', 0, 'department:list'),
      row('organization/roles', 'organization', 1, 'role:list'),
      row('role', 'group', 0, 'role:list'),
      row('role/add', 'role', 1, 'role:add'),
      row('below', 'organization', 0, 'user:list'),
    ]
    const closed = (...codes: string[]) => [...closedButtons(menus, new Set(codes)).keys()]
    expect(closed('role:list', 'role:add')).toEqual([])
    expect(closed('role:add')).toEqual(['role:add'])
    expect(closed('user:list')).toEqual([]) // a menu below another is no button
    expect(closed('log:list')).toEqual([])
    expect(closedButtons(menus.slice(0, 3), new Set(['role:list'])).get('role:list')).toMatchObject(
      {
        button: { id: 'organization/roles' },
        menu: { id: 'organization' },
      },
    )
  })
})

describe('the preview of a change', () => {
  it('says who gains and loses what, and leaves out whom another role keeps in place', async () => {
    const [gains, keeps, off] = [await person([]), await person(['menu:list']), await person([])]
    await org.get('setMemberStatus', { body: { ids: [memberId(off)], status: 'disabled' } })
    const role = await addRole(['department:list'], [gains, keeps, off])
    const result = await preview(change(role, ['menu:list'], ['department:list']))
    const names = async (...people: Person[]) =>
      (
        await Promise.all(people.map(async (one) => (await org.member(memberId(one))).nickName))
      ).sort()
    expect(result.codes.map(({ code }) => code)).toEqual(['department:list', 'menu:list'])
    const [department, menu] = result.codes
    expect(department).toMatchObject({ gains: { count: 0 }, losses: { count: 2 } })
    expect([...(department?.losses.names ?? [])].sort()).toEqual(await names(gains, keeps))
    expect(menu).toMatchObject({
      gains: { count: 1, names: await names(gains) },
      losses: { count: 0 },
    })
    expect([result.gaining, result.losing]).toEqual([1, 2])
    expect(await codesOf(role)).toEqual(['department:list'])
  })

  it('foretells the verdicts that the explanation gives after the save', async () => {
    const codes = ['department:list', 'user:list', 'menu:list', 'role:list']
    const people = [
      await person([]),
      await person(['user:list']),
      await person(['menu:list', 'role:list']),
    ]
    const one = await addRole(['department:list', 'user:list'], people.slice(0, 2))
    const two = await addRole(['role:list'], people.slice(1))
    const changes = [
      change(one, ['menu:list'], ['department:list', 'user:list']),
      change(two, ['department:list'], ['role:list']),
    ]
    const verdicts = async () => {
      const found = new Map<string, boolean>()
      for (const one of people) {
        for (const permCode of codes) {
          const { allowed } = await org.get<Schemas['PermissionExplanation']>('explainPermission', {
            query: { memberId: memberId(one), permCode },
          })
          found.set(`${permCode} ${memberId(one)}`, allowed)
        }
      }
      return found
    }
    const before = await verdicts()
    const foretold = await preview(...changes)
    expect((await save(...changes)).status).toBe(200)
    const after = await verdicts()
    for (const { code, gains, losses } of foretold.codes) {
      const mine = [...after].filter(([key]) => key.startsWith(`${code} `))
      const gained = mine.filter(([key, can]) => can && !before.get(key)).length
      const lost = mine.filter(([key, can]) => !can && before.get(key)).length
      expect([code, gains.count, losses.count]).toEqual([code, gained, lost])
    }
  })

  it('names nobody whom the caller does not see', async () => {
    const hidden = await person([])
    const role = await addRole(['menu:list'], [hidden])
    const clerk = await person(['role:list', 'role:edit', 'menu:list'])
    await bench.world.sql`update roles set data_scope = 'self'
      where tenant_id = ${org.tenantId} and id = ${clerk.memberOf.a?.roleId ?? ''}`
    const reply = await org.callAs<Schemas['PermissionMatrixPreview']>(
      clerk,
      'previewPermissionMatrix',
      { body: { changes: [change(role, [], ['menu:list'])] } },
    )
    expect(reply.body.data?.codes[0]?.losses).toEqual({ count: 1, names: [] })
  })
})
