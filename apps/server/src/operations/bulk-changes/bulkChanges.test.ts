import type { Schemas } from '@spruce/api-client/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countStatements } from '../../testing/countStatements.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type Change = Schemas['BulkChange']
type Preview = Schemas['BulkPreview']
type BulkPerson = Schemas['BulkPerson']
type Body = Schemas['BulkChangeRequest']

const statements = countStatements()
let bench: Bench
let org: Organisation
let home: Schemas['Department']

beforeAll(async () => {
  bench = await openBench({ own: true, wrapEngine: statements.wrapEngine })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())
beforeEach(async () => {
  home = await org.addDept(bench.world.unique('部门'))
})

const memberIdOf = ({ memberOf }: Person) => memberOf.a?.memberId ?? ''
const inHome = () => ({ deptId: home.id, withDescendants: true })

async function staff(count: number, more: Partial<Schemas['AddMemberRequest']> = {}) {
  const people: Schemas['AddedMember'][] = []
  for (let n = 0; n < count; n += 1) {
    people.push(await org.addMember(`成员${String(n)}`, [home.id], more))
  }
  return people
}

async function place(person: Person) {
  const { version } = await org.member(memberIdOf(person))
  await org.get('editMember', {
    path: { id: memberIdOf(person) },
    body: { version, departmentIds: [home.id] },
  })
}

const preview = (body: Body, person = org.admin) =>
  org.callAs<Preview>(person, 'previewBulkChange', { body })

async function run(body: Body, person = org.admin): Promise<Change> {
  const { status, body: answer } = await org.callAs<Change>(person, 'startBulkChange', { body })
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return drained(answer.data?.id ?? '', person)
}

async function drained(id: string, person = org.admin): Promise<Change> {
  await bench.services.work.drain()
  const { body } = await org.callAs<Change>(person, 'getBulkChange', { path: { id } })
  return body.data as Change
}

async function undone({ id, version }: Change, person = org.admin): Promise<Change> {
  const { status } = await org.callAs(person, 'undoBulkChange', { path: { id }, body: { version } })
  expect(status).toBe(200)
  return drained(id, person)
}

async function told({ id }: Change, person = org.admin): Promise<string[]> {
  const { body } = await org.callAs<BulkPerson[]>(person, 'listBulkChangePeople', {
    path: { id },
    query: { size: '100' },
  })
  return (body.data ?? []).map(({ name, outcome, reason }) =>
    [name, outcome, ...(reason ? [reason] : [])].join(' '),
  )
}

/** What a bulk change and its undoing may touch, without the version. */
async function recordOf(id: string) {
  return { ...(await org.member(id)), version: 0 }
}

describe('a bulk change', () => {
  it('previews, changes and undoes more people than fit into a page', async () => {
    const people = await staff(130)
    const before = await Promise.all(people.slice(0, 3).map(({ id }) => recordOf(id)))
    const body: Body = { action: 'disable', filter: inHome() }
    const seen = (await preview(body)).body.data
    expect(seen).toMatchObject({ total: 130, changing: 130, left: [] })
    const done = await run({ ...body, fingerprint: seen?.fingerprint ?? '' })
    expect(done).toMatchObject({
      status: 'done',
      action: 'disable',
      result: { changed: 130 },
      progress: { done: 130, total: 130 },
      actions: ['undo'],
    })
    expect(done.undoUntil).not.toBeNull()
    expect((await org.member(people[0]?.id ?? '')).status).toBe('disabled')
    const back = await undone(done)
    expect(back).toMatchObject({ result: { undone: 130 }, undoUntil: null, actions: [] })
    expect(await Promise.all(people.slice(0, 3).map(({ id }) => recordOf(id)))).toEqual(before)
    const [lines] = await bench.world.sql<{ n: number }>`
      select count(*)::int as n from audit_log where trace_id = ${done.id}`
    expect(lines?.n).toBe(260)
  })

  it('needs no statement for each person', async () => {
    const asked = (filter: Body['filter']) =>
      statements.during(() => preview({ action: 'disable', filter }))
    await staff(60)
    const [first] = await org.get<Schemas['Member'][]>('listMembers', {
      query: { deptId: home.id },
    })
    const few = await asked({ ...inHome(), keyword: first?.loginName ?? '' })
    expect(await asked(inHome())).toBeLessThan(few + 5)
  })

  it('refuses another result than the one that was previewed', async () => {
    await staff(2)
    const body: Body = { action: 'disable', filter: inHome() }
    const fingerprint = (await preview(body)).body.data?.fingerprint ?? ''
    await staff(1)
    const { status } = await org.call('startBulkChange', { body: { ...body, fingerprint } })
    expect(status).toBe(412)
  })

  it('leaves out who is left out by hand, and whom the filter excepts', async () => {
    const [one, two, three] = await staff(3)
    await org.get('setMemberStatus', { body: { ids: [two?.id], status: 'disabled' } })
    const others = Array.from({ length: 999 }, () => randomUUID()) // as many as the contract takes
    const exceptIds = [three?.id ?? '', ...others]
    const body: Body = { action: 'disable', filter: { ...inHome(), exceptIds } }
    expect((await preview(body)).body.data).toMatchObject({
      total: 2,
      changing: 1,
      left: [{ reason: 'SAME', count: 1, names: [two?.nickName] }],
    })
    const done = await run(body)
    expect((await told(done)).sort()).toEqual([
      `${one?.nickName ?? ''} changed`,
      `${two?.nickName ?? ''} left SAME`,
    ])
    expect((await org.member(three?.id ?? '')).status).toBe('active')
  })

  it('moves the main department and keeps the side ones, there and back', async () => {
    const [side, target] = [
      await org.addDept(bench.world.unique('侧')),
      await org.addDept(bench.world.unique('目标')),
    ]
    const person = await org.addMember('甲', [home.id, side.id])
    const before = await recordOf(person.id)
    const done = await run({ action: 'move', filter: inHome(), departmentId: target.id })
    expect(done.target).toEqual({ id: target.id, name: target.name })
    const moved = await org.member(person.id)
    expect(moved.departments.map(({ id, main }) => [id, main])).toEqual([
      [target.id, true],
      [side.id, false],
    ])
    expect((await org.dept(target.id)).memberCount).toBe(1)
    await undone(done)
    expect(await recordOf(person.id)).toEqual(before)
    expect((await org.dept(target.id)).memberCount).toBe(0)
  })

  it('adds a role and takes it away, there and back', async () => {
    const role = await org.get<Schemas['Role']>('addRole', {
      body: { name: bench.world.unique('角色'), code: bench.world.unique('r'), dataScope: 'all' },
    })
    const [person] = await staff(1)
    const id = person?.id ?? ''
    const given = await run({ action: 'addRole', filter: inHome(), roleId: role.id })
    expect((await org.member(id)).roles.map((one) => one.id)).toEqual([role.id])
    const taken = await run({ action: 'removeRole', filter: inHome(), roleId: role.id })
    expect((await org.member(id)).roles).toEqual([])
    await undone(taken)
    expect((await org.member(id)).roles.map((one) => one.id)).toEqual([role.id])
    // Changed since: by the removal and its undoing.
    expect(await undone(given)).toMatchObject({ result: { kept: 1 } })
    expect(await told(given)).toEqual([`${person?.nickName ?? ''} kept CHANGED_SINCE`])
  })

  it('asks for the department or the role', async () => {
    const { status } = await org.call('startBulkChange', { body: { action: 'move', filter: {} } })
    expect(status).toBe(422)
  })

  it('spares the caller, administrators, who has more rights and whom the scope does not reach', async () => {
    const { world } = bench
    const keeper = await world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list', 'user:edit'] }],
    })
    const admin = await world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const mighty = await world.person({ memberOf: [{ tenant: 'a', permissions: ['role:edit'] }] })
    for (const person of [keeper, admin, mighty]) await place(person)
    await staff(1)
    const body: Body = { action: 'disable', filter: inHome() }
    const seen = (await preview(body, keeper)).body.data
    expect(seen).toMatchObject({ total: 4, changing: 1 })
    const reasons = seen?.left.map(({ reason }) => reason).sort()
    expect(reasons).toEqual(['ADMIN_ONLY', 'MORE_RIGHTS', 'SELF'])
    const done = await run(body, keeper)
    expect(done.result).toEqual({ changed: 1, left: 3 })
    for (const person of [keeper, admin, mighty]) {
      expect((await org.member(memberIdOf(person))).status).toBe('active')
    }
  })

  it('is refused whoever could not hand the role out, or place people there', async () => {
    const { world } = bench
    const keeper = await world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list', 'user:edit'] }],
    })
    const role = await org.get<Schemas['Role']>('addRole', {
      body: { name: world.unique('角色'), code: world.unique('r'), dataScope: 'all' },
    })
    await org.get('setRolePermissions', {
      path: { id: role.id },
      body: { version: 1, codes: ['role:edit'] },
    })
    const refused = await preview({ action: 'addRole', filter: {}, roleId: role.id }, keeper)
    expect(refused.status).toBe(403)
    await world.sql`update roles set data_scope = 'self' where id = ${keeper.memberOf.a?.roleId}`
    const place = await preview({ action: 'move', filter: {}, departmentId: home.id }, keeper)
    expect(place.status).toBe(403)
  })

  it('stops for who has lost the right meanwhile', async () => {
    const { world } = bench
    const keeper = await world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list', 'user:edit'] }],
    })
    await staff(1)
    const { body } = await org.callAs<Change>(keeper, 'startBulkChange', {
      body: { action: 'disable', filter: inHome() },
    })
    await world.sql`update roles set enabled = false where id = ${keeper.memberOf.a?.roleId}`
    await bench.services.work.drain()
    const [job] = await world.sql<{ status: string; problem: object }>`
      select status, problem from jobs where id = ${body.data?.id}`
    expect(job).toEqual({ status: 'failed', problem: { code: 'NO_RIGHT' } })
  })

  it('is nobody else’s', async () => {
    await staff(1)
    const { id } = await run({ action: 'disable', filter: inHome() })
    const other = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    expect((await org.callAs(other, 'getBulkChange', { path: { id } })).status).toBe(404)
    const mine = await org.get<Change[]>('listBulkChanges')
    expect(mine[0]?.id).toBe(id)
    expect((await org.callAs<Change[]>(other, 'listBulkChanges')).body.data).toEqual([])
  })
})

describe('a bulk removal', () => {
  async function removed(person = org.admin): Promise<Change> {
    const { body } = await org.callAs<Change>(person, 'startBulkRemoval', {
      body: { filter: inHome() },
    })
    return drained(body.data?.id ?? '', person)
  }

  it('takes people out by the bin and brings them back as they were', async () => {
    const [side] = [await org.addDept(bench.world.unique('侧'))]
    const person = await org.addMember('甲', [home.id, side.id], { employeeCode: 'E-1' })
    const { version } = await org.dept(home.id)
    await org.get('editDept', { body: { id: home.id, version, headId: person.id } })
    const before = await recordOf(person.id)
    const done = await removed()
    expect(done.result).toEqual({ changed: 1 })
    expect((await org.call('getMember', { path: { id: person.id } })).status).toBe(404)
    const bin = await org.get<Schemas['Recycled'][]>('listRecycleBin', {
      query: { kind: 'members', size: '100' },
    })
    expect(bin.map(({ objectId }) => objectId)).toContain(person.id)
    expect((await undone(done)).result).toEqual({ undone: 1 })
    expect(await recordOf(person.id)).toEqual(before)
    expect((await org.dept(home.id)).headId).toBe(person.id)
    expect((await org.dept(home.id)).memberCount).toBe(1)
  })

  it('leaves those in the bin who cannot come back, and says why', async () => {
    const [one, two] = await staff(2)
    const side = await org.addDept(bench.world.unique('侧'))
    const third = await org.addMember('丙', [home.id, side.id])
    await org.get('editMember', {
      path: { id: one?.id ?? '' },
      body: { version: one?.version ?? 1, employeeCode: 'TAKEN-1' },
    })
    const done = await removed()
    await org.addMember('新人', [(await org.addDept(bench.world.unique('别处'))).id], {
      employeeCode: 'TAKEN-1',
    })
    await org.get('deleteDept', { path: { id: side.id } })
    const back = await undone(done)
    expect(back.result).toEqual({ undone: 1, kept: 2 })
    expect((await told(back)).sort()).toEqual(
      [
        `${one?.nickName ?? ''} kept TAKEN`,
        `${two?.nickName ?? ''} undone`,
        `${third.nickName} kept PLACE_GONE`,
      ].sort(),
    )
    const bin = await org.get<Schemas['Recycled'][]>('listRecycleBin', {
      query: { kind: 'members', size: '100' },
    })
    const left = bin.map(({ objectId }) => objectId)
    expect([
      left.includes(one?.id ?? ''),
      left.includes(two?.id ?? ''),
      left.includes(third.id),
    ]).toEqual([true, false, true])
  })
})
