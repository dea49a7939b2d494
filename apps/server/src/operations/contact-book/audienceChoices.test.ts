import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

type Choices = Schemas['AudienceChoices']

let bench: Bench
let a: Organisation
let b: Organisation
beforeAll(async () => {
  bench = await openBench()
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
})
afterAll(() => bench.close())

const withOnly = (...permissions: string[]) =>
  bench.world.person({ memberOf: [{ tenant: 'a', permissions }] })

const idsOf = ({ departments, roles, people }: Choices) =>
  [...departments, ...roles, ...people].map(({ id }) => id)

describe('the choices of an audience', () => {
  it('are departments, roles and people by one keyword', async () => {
    const top = await a.addDept('受众总部')
    const below = await a.addDept('受众一部', top.id)
    const role = await a.get<Schemas['RoleRecord']>('addRole', {
      body: { name: '受众专员', code: 'audience' },
    })
    const person = await a.addMember('受众人', [below.id])
    const found = await a.get<Choices>('getAudienceChoices', { query: { keyword: 'shouzhong' } })
    expect(found.departments.map(({ name }) => name)).toEqual(['受众总部', '受众一部'])
    expect(found.departments[1]?.path.map(({ name }) => name)).toEqual(['受众总部', '受众一部'])
    expect(found.roles).toEqual([{ id: role.id, name: '受众专员' }])
    expect(found.people).toEqual([
      expect.objectContaining({
        id: person.id,
        name: '受众人',
        departments: [{ id: below.id, name: '受众一部' }],
      }),
    ])
    expect(found.totals).toEqual({ departments: 2, roles: 1, people: 1 })
    const one = await a.get<Choices>('getAudienceChoices', {
      query: { keyword: 'shouzhong', size: '1' },
    })
    expect([one.departments.length, one.totals.departments]).toEqual([1, 2])
    const named = await a.get<Choices>('getAudienceChoices', {
      query: { ids: [below.id, role.id, person.id] },
    })
    expect(idsOf(named).sort()).toEqual([below.id, role.id, person.id].sort())
  })

  it('need the right to write an audience, and no right to list the organisation', async () => {
    for (const code of [
      'notice:edit',
      'workbench:add',
      'businessidentity:publish',
      'app:edit',
      'widget:add',
    ]) {
      const writer = await withOnly(code)
      expect((await a.callAs(writer, 'getAudienceChoices')).status, code).toBe(200)
      expect((await a.callAs(writer, 'listRoles')).status).toBe(403)
    }
    const other = await withOnly('role:list', 'user:list', 'department:list')
    expect((await a.callAs(other, 'getAudienceChoices')).status).toBe(403)
  })

  it('S-02: are of the own tenant alone, by name and by id', async () => {
    const foreign = await b.addDept('异乡部')
    const person = await b.addMember('异乡人', [foreign.id])
    const { roles } = await b.get<Choices>('getAudienceChoices')
    const [role] = roles
    for (const query of [{ keyword: '异乡' }, { ids: [foreign.id, person.id, String(role?.id)] }]) {
      const found = await a.get<Choices>('getAudienceChoices', { query })
      expect(idsOf(found)).toEqual([])
      expect(found.totals).toEqual({ departments: 0, roles: 0, people: 0 })
    }
  })
})
