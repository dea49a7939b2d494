import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../../seed/random.js'
import { fixedSeed, freshSeed, tell } from '../../testing/counts.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

let bench: Bench

beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

/** What is wrong in the tree of a tenant: paths, levels and counters against what they stand for. */
async function faults(tenantId: string) {
  return bench.world.sql`
    select d.id, d.mpath, d.depth, d.member_count
    from departments d
    left join departments p on p.tenant_id = d.tenant_id and p.id = d.parent_id
    where d.tenant_id = ${tenantId} and (
      d.mpath <> coalesce(p.mpath, '') || d.id || '.'
      or d.depth <> coalesce(p.depth, 0) + 1
      or d.member_count <> (
        select count(distinct placed.member_id)
        from membership_departments placed
        join departments b on b.tenant_id = placed.tenant_id and b.id = placed.department_id
        where b.tenant_id = d.tenant_id and starts_with(b.mpath, d.mpath)
      )
    )`
}

/** The organisation as it must be, told by nothing but parents and places. */
class Model {
  readonly parents = new Map<string, string | null>()
  readonly places = new Map<string, string[]>()

  path(id: string): string[] {
    const parent = this.parents.get(id) ?? null
    return [...(parent === null ? [] : this.path(parent)), id]
  }

  isBelow(id: string | null, top: string): boolean {
    return id !== null && this.path(id).includes(top)
  }

  branch(top: string): string[] {
    return [...this.parents.keys()].filter((id) => this.isBelow(id, top))
  }

  count(top: string): number {
    return [...this.places.values()].filter((places) => places.some((id) => this.isBelow(id, top)))
      .length
  }

  children(id: string): number {
    return [...this.parents.values()].filter((parent) => parent === id).length
  }
}

/** Does something at random by the operations and in the model; both must agree that it may be done. */
async function step(org: Organisation, model: Model, random: Random) {
  const departments = [...model.parents.keys()]
  const members = [...model.places.keys()]
  const anyParent = () => (random.chance(0.15) ? null : random.pick(departments))
  const deed = random.below(departments.length < 4 ? 1 : 7)
  if (deed === 0) {
    const parentId = departments.length === 0 ? null : anyParent()
    const { id } = await org.addDept(bench.world.unique('部'), parentId)
    model.parents.set(id, parentId)
  } else if (deed === 1 || deed === 2) {
    const id = random.pick(departments)
    const parentId = anyParent()
    const { version } = await org.dept(id)
    const { status } = await org.call('editDept', { body: { id, version, parentId } })
    expect(status).toBe(model.isBelow(parentId, id) ? 422 : 200)
    if (status === 200) model.parents.set(id, parentId)
  } else if (deed === 3) {
    const id = random.pick(departments)
    const { status } = await org.call('deleteDept', { path: { id }, body: { withBranch: true } })
    expect(status).toBe(model.count(id) > 0 ? 422 : 200)
    if (status === 200) for (const gone of model.branch(id)) model.parents.delete(gone)
  } else if (deed === 4 || members.length === 0) {
    const places = [...new Set([random.pick(departments), random.pick(departments)])]
    const { id } = await org.addMember('随机', places)
    model.places.set(id, places)
  } else if (deed === 5) {
    const id = random.pick(members)
    const places = [...new Set([random.pick(departments), random.pick(departments)])]
    const { version } = await org.member(id)
    await org.get('editMember', { path: { id }, body: { version, departmentIds: places } })
    model.places.set(id, places)
  } else if (random.chance(0.3)) {
    const id = random.pick(members)
    await org.get('removeUser', { query: { id } })
    model.places.delete(id)
  } else {
    const id = random.pick(members)
    const toDeptId = random.pick(departments)
    await org.get('moveMembers', { body: { ids: [id], toDeptId } })
    const [main, ...side] = model.places.get(id) ?? []
    // The main department becomes the other one; a side one that is it already merges with it.
    if (main !== toDeptId)
      model.places.set(id, [toDeptId, ...side.filter((one) => one !== toDeptId)])
  }
}

describe.each([
  ['fixed', fixedSeed],
  ['fresh', freshSeed],
])('the tree after many random deeds (%s seed %i)', (_name, seed) => {
  it('has the paths, children and counts of its model', { timeout: 600_000 }, async () => {
    tell(`organisation: seed ${String(seed)}`)
    const org = await Organisation.of(bench, 'c')
    const random = createRandom(seed)
    const model = new Model()
    for (let done = 0; done < 70; done += 1) await step(org, model, random)
    for (const id of model.parents.keys()) {
      const department = await org.dept(id)
      expect({
        path: department.path.map((one) => one.id),
        children: department.childCount,
        people: department.memberCount,
      }).toEqual({ path: model.path(id), children: model.children(id), people: model.count(id) })
    }
    for (const [id, places] of model.places) {
      const { departments } = await org.member(id)
      expect(departments.map((one) => one.id)).toEqual(places)
      expect(departments.map((one) => one.main)).toEqual(places.map((_, index) => index === 0))
    }
    expect(await faults(org.tenantId)).toEqual([])
  })
})

describe('S-04: 32 clients at once', () => {
  it('keep the tree acyclic and its paths and counters right', { timeout: 600_000 }, async () => {
    const org = await Organisation.of(bench)
    const random = createRandom(fixedSeed)
    const departments: Schemas['Department'][] = []
    for (let made = 0; made < 10; made += 1) {
      const parent = made === 0 ? null : random.pick(departments).id
      departments.push(await org.addDept(bench.world.unique('争'), parent))
    }
    const member = await org.addMember('被争者', [departments[0]?.id ?? ''])
    const answers = new Map<number, number>()

    async function client() {
      for (let turn = 0; turn < 4; turn += 1) {
        const { id } = random.pick(departments)
        const parentId = random.chance(0.2) ? null : random.pick(departments).id
        const toDeptId = random.pick(departments).id
        const { version } = await org.dept(id)
        const replies = await Promise.all([
          org.call('editDept', { body: { id, version, parentId } }),
          org.call('moveMembers', { body: { ids: [member.id], toDeptId } }),
        ])
        for (const { status } of replies) answers.set(status, (answers.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 32 }, client))

    expect(await faults(org.tenantId)).toEqual([])
    expect([...answers.keys()].filter((status) => ![200, 412, 422].includes(status))).toEqual([])
    expect(answers.get(200) ?? 0).toBeGreaterThan(128)
    const [placed] = await bench.world.sql<{ n: number }>`
      select count(*)::int as n from membership_departments where member_id = ${member.id}`
    expect(placed?.n).toBe(1)
  })

  it('never remove the last administrator between them', { timeout: 600_000 }, async () => {
    const org = await Organisation.of(bench, 'b')
    const strangers = await org.get<Schemas['Member'][]>('listMembers', { query: { size: '100' } })
    const own = org.admin.memberOf.b?.memberId
    await org.get('removeUser', {
      query: { id: strangers.map(({ id }) => id).filter((id) => id !== own) },
    })
    // Two of them: with more, the rows that calls share would put them in order by themselves.
    const admins = [org, await Organisation.of(bench, 'b')]
    const ids = admins.map(({ admin }) => admin.memberOf.b?.memberId ?? '')
    for (let round = 0; round < 8; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 32 }, (_, client) => {
          const own = client % admins.length
          const others = ids.filter((_id, index) => index !== own)
          return (admins[own] ?? org).call('setMemberStatus', {
            body: { ids: others, status: 'disabled' },
          })
        }),
      )
      expect(replies.filter(({ status }) => ![200, 403, 422].includes(status))).toEqual([])
      const left = await bench.world.sql`
        select id from memberships where tenant_id = ${org.tenantId} and status = 'active'`
      expect(left).toHaveLength(1)
      await bench.world.sql`
        update memberships set status = 'active' where tenant_id = ${org.tenantId}`
    }
  })
})
