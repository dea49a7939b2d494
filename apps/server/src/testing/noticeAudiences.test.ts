import type { Schemas } from '@spruce/api-client/contract'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom, type Random } from '../seed/random.js'
import { freshSeed, isProof, tell } from './counts.js'
import { openBench, type Bench } from './openBench.js'
import { Organisation } from './Organisation.js'
import type { Person, TenantKey } from './World.js'

/** Audiences of each of the two kinds of notices. */
const cases = isProof ? 1_000 : 12

/** What a member is found by, as the database has it. */
interface Row {
  tenantId: string
  memberId: string
  status: string
  planId: string | null
  roles: { id: string; code: string; enabled: boolean; grantsAll: boolean }[]
  /** With those above. */
  departmentIds: string[]
}

let bench: Bench
let operator: Organisation
let a: Organisation
let rows: Row[]
const people: Partial<Record<TenantKey, Person[]>> = {}
const counts = { business: 0, system: 0, looks: 0, blocked: 0 }

beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
  const b = await Organisation.of(bench, 'b')
  const random = createRandom(7)
  people.a = [a.admin, ...(await staff(a, 9, random))]
  people.b = [b.admin, ...(await staff(b, 4, random))]
  const plan = await operator.get<Schemas['Plan']>('addPlan', {
    body: { code: 'audience-plan', name: '公告套餐' },
  })
  await bench.world.sql`update tenants set plan_id = ${plan.id} where id = ${b.tenantId}`
  rows = await readRows()
})
afterAll(async () => {
  await bench.close()
  tell(`audiences of notices: ${JSON.stringify({ seed: freshSeed, ...counts })}`)
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) writeFileSync(out, JSON.stringify({ counts }))
})

/** People in a tree of departments, who share roles; the last of them is active no more. */
async function staff(org: Organisation, size: number, random: Random): Promise<Person[]> {
  const departments: string[] = []
  for (let index = 0; index < 6; index += 1) {
    const parent = index < 2 ? null : random.pick(departments)
    departments.push((await org.addDept(bench.world.unique('部门'), parent)).id)
  }
  const made: Person[] = []
  for (let index = 0; index < size; index += 1) {
    const person = await bench.world.person({ memberOf: [{ tenant: org.tenant, permissions: [] }] })
    const { memberId, tenantId, roleId } = memberOf(person, org.tenant)
    if (index < 3) {
      await bench.world
        .sql`update roles set code = ${`shared-${String(index)}`}, enabled = ${index < 2}
        where tenant_id = ${tenantId} and id = ${roleId}`
    }
    const also = made.filter(() => random.chance(0.3)).map((one) => memberOf(one, org.tenant))
    for (const { roleId: other } of also) {
      await bench.world.sql`insert into membership_roles (tenant_id, member_id, role_id)
        values (${tenantId}, ${memberId}, ${other})`
    }
    const places = [random.pick(departments), ...departments.filter(() => random.chance(0.2))]
    await org.get('editMember', {
      path: { id: memberId },
      body: { version: 1, departmentIds: [...new Set(places)] },
    })
    made.push(person)
  }
  const gone = memberOf(made.at(-1), org.tenant)
  await bench.world.sql`update memberships set status = 'disabled'
    where tenant_id = ${gone.tenantId} and id = ${gone.memberId}`
  return made
}

function memberOf(person: Person | undefined, tenant: TenantKey) {
  const membership = person?.memberOf[tenant]
  if (!membership) throw new Error(`Nobody of ${tenant}`)
  return membership
}

/** Everybody of the customers. The departments above come from the parents, not from the paths that the server uses. */
function readRows(): Promise<Row[]> {
  return bench.world.sql<Row>`
    with recursive above as (
      select md.tenant_id, md.member_id, md.department_id as id from membership_departments md
      union select above.tenant_id, above.member_id, d.parent_id from above
        join departments d on d.tenant_id = above.tenant_id and d.id = above.id
        where d.parent_id is not null)
    select m.tenant_id as "tenantId", m.id as "memberId", m.status, t.plan_id as "planId",
      array(select above.id from above where above.tenant_id = m.tenant_id and above.member_id = m.id)
        as "departmentIds",
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'code', r.code, 'enabled', r.enabled,
          'grantsAll', r.grants_all)) from membership_roles mr
        join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id
        where mr.tenant_id = m.tenant_id and mr.member_id = m.id), '[]') as roles
    from memberships m join tenants t on t.id = m.tenant_id
    where t.kind = 'customer' and t.status = 'enabled' order by m.id`
}

/** Some of them, more often few than many. */
function some<T>(random: Random, all: readonly T[]): T[] {
  const likely = random.pick([0, 0.1, 0.3])
  return [...new Set(all)].filter(() => random.chance(likely))
}

const idsOf = (list: readonly Row[]) => list.map(({ memberId }) => memberId).sort()

/** Whom of all that are active a notice stops until they confirm it. */
async function blockedBy(title: string): Promise<string[]> {
  const blocked: string[] = []
  for (const tenant of ['a', 'b'] as const) {
    for (const person of people[tenant] ?? []) {
      const { memberId, tenantId } = memberOf(person, tenant)
      if (!rows.some((row) => row.memberId === memberId && row.status === 'active')) continue
      const reply = await bench.app.inject({
        url: '/spruce/api/v1/my-notices?state=unconfirmed&size=100',
        headers: {
          ...{ 'app-code': 'spruce-web-enterprise-console', 'current-tenant': tenantId },
          cookie: `token=${person.token}`,
        },
      })
      expect(reply.statusCode, reply.body).toBe(200)
      counts.looks += 1
      const { data } = reply.json<{ data: Schemas['MyNotice'][] }>()
      if (data.some((one) => one.title === title)) blocked.push(memberId)
    }
  }
  counts.blocked += blocked.length
  return blocked.sort()
}

/** Of the people of the test. */
function known(list: readonly Row[]): string[] {
  const ids = (['a', 'b'] as const).flatMap((tenant) =>
    (people[tenant] ?? []).map((person) => memberOf(person, tenant).memberId),
  )
  return idsOf(list).filter((id) => ids.includes(id))
}

it(`counts before a company's notice whom it reaches after: ${String(cases)} audiences`, async () => {
  const random = createRandom(freshSeed)
  const own = rows.filter(({ tenantId }) => tenantId === a.tenantId)
  const departments = (
    await bench.world.sql<{ id: string }>`
    select id from departments where tenant_id = ${a.tenantId} order by id`
  ).map(({ id }) => id)
  const roles = own.flatMap((row) => row.roles.map(({ id }) => id))
  for (let turn = 0; turn < cases; turn += 1) {
    const audience = {
      everyone: random.chance(0.1),
      departmentIds: some(random, departments),
      roleIds: some(random, roles),
      memberIds: some(random, idsOf(own)),
    }
    const reached = own.filter(
      (row) =>
        row.status === 'active' &&
        (audience.everyone ||
          audience.memberIds.includes(row.memberId) ||
          row.departmentIds.some((id) => audience.departmentIds.includes(id)) ||
          row.roles.some(({ id }) => audience.roleIds.includes(id))),
    )
    const text = JSON.stringify({ seed: freshSeed, turn, audience })
    const before = await a.get<{ people: number }>('countAudience', { body: audience })
    expect(before.people, text).toBe(reached.length)
    const title = `公告 ${String(turn)}`
    const mustConfirm = random.chance(0.7)
    const draft = await a.get<Schemas['Notice']>('addNotice', {
      body: { title, mustConfirm, ...audience },
    })
    const path = { id: draft.id }
    const out = await a.call<Schemas['Notice']>('publishNotice', {
      path,
      body: { version: draft.version },
    })
    const isFor = Object.values(audience).some((part) =>
      part === true || part === false ? part : part.length > 0,
    )
    expect([out.status, out.body.code], text).toEqual(isFor ? [200, 200] : [422, 'NOTICE_AUDIENCE'])
    if (isFor) {
      const after = await a.call<Schemas['NoticeReceipt'][]>('listNoticeReceipts', {
        path,
        query: { size: '100' },
      })
      expect(after.total, text).toBe(before.people)
      const found = (after.body.data ?? []).map(({ memberId }) => memberId)
      expect(found.sort(), text).toEqual(idsOf(reached))
      expect(await blockedBy(title), text).toEqual(mustConfirm ? known(reached) : [])
      const version = out.body.data?.version
      await a.get('withdrawNotice', { path, body: { version } })
      expect(await blockedBy(title), text).toEqual([])
    }
    counts.business += 1
  }
})

it(`counts before a notice of the operator whom it reaches after: ${String(cases)} audiences`, async () => {
  const random = createRandom(freshSeed + 1)
  const customers = rows.map(({ tenantId }) => tenantId)
  const plans = rows.flatMap(({ planId }) => planId ?? [])
  for (let turn = 0; turn < cases; turn += 1) {
    const audience = {
      allCustomers: random.chance(0.1),
      customerIds: some(random, [a.tenantId, ...customers]),
      planIds: some(random, plans),
      administratorsOnly: random.chance(0.3),
      roleCodes: random.chance(0.4) ? some(random, ['shared-0', 'shared-1', 'shared-2']) : [],
    }
    const isForAll = !audience.administratorsOnly && audience.roleCodes.length === 0
    const reached = rows.filter(
      (row) =>
        row.status === 'active' &&
        (audience.allCustomers ||
          audience.customerIds.includes(row.tenantId) ||
          audience.planIds.some((id) => id === row.planId)) &&
        (isForAll ||
          row.roles.some(
            ({ code, enabled, grantsAll }) =>
              enabled &&
              ((audience.administratorsOnly && grantsAll) || audience.roleCodes.includes(code)),
          )),
    )
    const text = JSON.stringify({ seed: freshSeed, turn, audience })
    const before = await operator.get<Schemas['SystemAudienceCount']>('countSystemAudience', {
      body: audience,
    })
    const tenants = new Set(reached.map(({ tenantId }) => tenantId))
    expect(before, text).toEqual({ customers: tenants.size, people: reached.length })
    const title = `系统公告 ${String(turn)}`
    const mustConfirm = random.chance(0.7)
    const draft = await operator.get<Schemas['SystemNotice']>('addSystemNotice', {
      body: { title, mustConfirm, audience },
    })
    const path = { id: draft.id }
    const out = await operator.call<Schemas['SystemNotice']>('publishSystemNotice', {
      path,
      body: { version: draft.version },
    })
    const { allCustomers, customerIds, planIds } = audience
    const isFor = allCustomers || customerIds.length + planIds.length > 0
    expect([out.status, out.body.code], text).toEqual(isFor ? [200, 200] : [422, 'NOTICE_AUDIENCE'])
    if (isFor) {
      const receipts = await operator.get<Schemas['SystemNoticeReceipt'][]>(
        'listSystemNoticeReceipts',
        { path, query: { size: '100' } },
      )
      const sum = receipts.reduce((total, one) => total + one.people, 0)
      expect(sum, text).toBe(before.people)
      for (const { customerId, people: some } of receipts) {
        const found = await operator.call<Schemas['NoticeReceipt'][]>('listSystemNoticePeople', {
          path,
          query: { customerId, state: 'unread', size: '100' },
        })
        expect(found.total, text).toBe(some)
        const ids = (found.body.data ?? []).map(({ memberId }) => memberId)
        expect(ids.sort(), text).toEqual(
          idsOf(reached.filter(({ tenantId }) => tenantId === customerId)),
        )
      }
      expect(await blockedBy(title), text).toEqual(mustConfirm ? known(reached) : [])
      const version = out.body.data?.version
      await operator.get('withdrawSystemNotice', { path, body: { version } })
      expect(await blockedBy(title), text).toEqual([])
    }
    counts.system += 1
  }
})
