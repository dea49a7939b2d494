import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

let bench: Bench
let org: Organisation

beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
  await bench.world.sql`
    insert into roles (tenant_id, id, name, code, builtin)
    values (${org.tenantId}, 'role-hr', '人事专员', 'personnel', false),
      (${org.tenantId}, 'role-builtin', '总管', 'overseer', true)`
})
afterAll(() => bench.close())

describe('listRoles', () => {
  it('answers the roles of the tenant, the builtin ones first, with how many hold each', async () => {
    const department = await org.addDept('角色部')
    await org.addMember('甲', [department.id], { roleIds: ['role-hr'] })
    await org.addMember('乙', [department.id], { roleIds: ['role-hr'] })
    const { body, total } = await org.call<Schemas['Role'][]>('listRoles')
    const roles = body.data ?? []
    expect(total).toBe(roles.length)
    expect(roles[0]).toMatchObject({ id: 'role-builtin', builtin: true, memberCount: 0 })
    expect(roles.find(({ id }) => id === 'role-hr')).toEqual({
      id: 'role-hr',
      name: '人事专员',
      code: 'personnel',
      builtin: false,
      enabled: true,
      memberCount: 2,
    })
  })

  it.each(['人事', 'rszy', 'renshi', 'PERSON'])('finds a role by %s', async (keyword) => {
    const { body, total } = await org.call<Schemas['Role'][]>('listRoles', { query: { keyword } })
    expect(total).toBe(1)
    expect(body.data?.map(({ name }) => name)).toEqual(['人事专员'])
  })

  it('is for those who may see roles or people, and shows no other tenant', async () => {
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list'] }],
    })
    expect((await org.callAs(reader, 'listRoles')).status).toBe(200)
    const other = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['department:list'] }],
    })
    expect((await org.callAs(other, 'listRoles')).status).toBe(403)
    const elsewhere = await Organisation.of(bench, 'b')
    const theirs = await elsewhere.get<Schemas['Role'][]>('listRoles')
    expect(theirs.map(({ id }) => id)).not.toContain('role-hr')
  })
})
