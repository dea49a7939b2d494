import { writeFileSync } from 'node:fs'
import { operationTable } from '@spruce/api-client/contract'
import type { OperationEntry, Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DataScope } from '../../db/schema.js'
import { fixedSeed, isProof, tell } from '../../testing/counts.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type Explanation = Schemas['PermissionExplanation']

const questions = isProof ? 5_000 : 1_200
const people = 40
const scopes: readonly DataScope[] = ['all', 'department_below', 'department', 'self', 'custom']

/** Operations that ask for one code alone, the one that a person of the tenant is likelier to call first. */
const asking = operationTable
  .filter(({ authz }) => authz.auth === 'session' && authz.perm.length === 1)
  .sort((one, other) => Number(isPlatform(one)) - Number(isPlatform(other)))
const codes = [...new Set(asking.map(({ authz }) => String(authz.perm[0])))].sort()
/** Reads about one person, whom the scope of the code alone decides about. */
const reads = new Map([
  ['user:list', 'getMember'],
  ['role:list', 'getMemberPermissions'],
] as const)

let bench: Bench
let org: Organisation
const members: Person[] = []

beforeAll(async () => {
  bench = await openBench({ own: true, seed: fixedSeed })
  org = await Organisation.of(bench)
  await generate()
})
afterAll(() => bench.close())

describe('explanations of a generated tenant', () => {
  it(`answer ${String(questions)} questions as the server decides them`, async () => {
    const { random } = bench
    const verdicts: Record<string, number> = {}
    for (let asked = 0; asked < questions; asked += 1) {
      const person = random.pick(members)
      const code = random.chance(0.3) ? random.pick([...reads.keys()]) : random.pick(codes)
      const target = isReadOfOne(code) && random.chance(0.8) ? random.pick(members) : undefined
      const said = await explain(person, code, target)
      const question = `${person.loginName} ${code} ${target?.loginName ?? ''}`
      expect([question, ruleOf(said)]).toEqual([question, await decide(person, code, target)])
      expect([question, said.allowed]).toEqual([question, isGranted(said.reason)])
      const deciding = said.steps.find(({ step }) => step === said.decidedBy)
      expect([question, deciding?.state]).toEqual([question, said.allowed ? 'passed' : 'failed'])
      verdicts[said.reason] = (verdicts[said.reason] ?? 0) + 1
    }
    tell(`explanations, seed ${String(fixedSeed)}: ${JSON.stringify(verdicts)}`)
    const reached = ['ACCOUNT_SUSPENDED', 'FIRST_LOGIN', 'MEMBER_NOT_ACTIVE', 'OTHER_CONSOLE']
    reached.push('OUTSIDE_PLAN', 'NO_ROLE', 'NO_ROLE_GRANTS', 'ROLE_DISABLED', 'OUT_OF_SCOPE')
    expect(Object.keys(verdicts)).toEqual(
      expect.arrayContaining([...reached, 'ADMINISTRATOR', 'GRANTED_BY_ROLE']),
    )
    const out = process.env['SPRUCE_PROOF_OUT']
    if (isProof && out !== undefined) {
      writeFileSync(out, JSON.stringify({ counts: { questions, people }, figures: verdicts }))
    }
  })
})

/** Every kind of thing that decides, at random, with departments below one another. */
async function generate() {
  const { random, world } = bench
  const departments = [await org.addDept('甲'), await org.addDept('乙')]
  for (let n = 0; n < 6; n += 1) {
    departments.push(await org.addDept(`下级${String(n)}`, random.pick(departments).id))
  }
  for (let n = 0; n < people; n += 1) {
    const permissions = random.chance(0.1) ? 'all' : codes.filter(() => random.chance(0.25))
    const person = await world.person({
      memberOf: [{ tenant: 'a', permissions, status: random.chance(0.85) ? 'active' : 'disabled' }],
      mustChangePassword: random.chance(0.08),
    })
    members.push(person)
    const { memberId = '', roleId = '', departmentId = '' } = person.memberOf.a ?? {}
    const scope = random.pick(scopes)
    await world.sql`update roles set enabled = ${random.chance(0.8)}, data_scope = ${scope}
      where id = ${roleId}`
    await world.sql`update membership_departments set department_id = ${random.pick(departments).id}
      where member_id = ${memberId} and department_id = ${departmentId}`
    if (scope === 'custom') {
      await world.sql`insert into role_departments (tenant_id, role_id, department_id)
        values (${org.tenantId}, ${roleId}, ${random.pick(departments).id})`
    }
    if (random.chance(0.15))
      await world.sql`delete from membership_roles where member_id = ${memberId}`
    if (random.chance(0.06)) {
      await world.sql`update users set status = 'suspended' where id = ${person.userId}`
    }
  }
  // Roles of others: what one gives is not widened by the scope of another.
  for (const person of members.filter(() => random.chance(0.4))) {
    const other = random.pick(members).memberOf.a?.roleId ?? ''
    await world.sql`insert into membership_roles (tenant_id, member_id, role_id)
      values (${org.tenantId}, ${person.memberOf.a?.memberId ?? ''}, ${other})
      on conflict do nothing`
  }
  for (let n = 0; n < 2; n += 1) {
    const person = await world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    await world.sql`delete from membership_roles where member_id = ${person.memberOf.a?.memberId ?? ''}`
    members.push(person)
  }
  const left = codes.filter((code) => isReadOfOne(code) || random.chance(0.8))
  const planId = world.unique('plan')
  await world.sql`insert into plans (id, code, name, permissions)
    values (${planId}, ${planId}, ${planId}, ${left}::text[])`
  await world.sql`update tenants set plan_id = ${planId} where id = ${org.tenantId}`
}

function explain(person: Person, permCode: string, target?: Person): Promise<Explanation> {
  return org.get('explainPermission', {
    query: {
      permCode,
      memberId: person.memberOf.a?.memberId ?? '',
      ...(target && { targetId: target.memberOf.a?.memberId ?? '' }),
    },
  })
}

/** What the server does with a call of the person that asks for the code. */
async function decide(person: Person, code: string, target?: Person): Promise<string> {
  const read = isReadOfOne(code) && target ? reads.get(code) : undefined
  const entry = asking.find(({ operationId, authz }) =>
    read ? operationId === read : authz.perm.some((one) => one === code),
  )
  if (!entry) throw new Error(`Nothing asks for ${code}`)
  const id = read ? target?.memberOf.a?.memberId : undefined
  const { statusCode: status, body } = await bench.app.inject({
    method: entry.method as 'GET',
    url: entry.path.replace(/\{\w+\}/gu, id ?? '!'),
    headers: {
      'app-code': 'spruce-web-enterprise-console',
      'current-tenant': org.tenantId,
      cookie: `token=${person.token}`,
    },
    // Admitted, a call that writes is refused as malformed.
    ...(entry.method !== 'GET' && { payload: { nope: 1 } }),
  })
  if (status === 401) return 'account'
  if (status === 404 && read) return 'scope'
  if (status !== 403) return 'allowed'
  const { code: refusal } = JSON.parse(body) as { code: number | string }
  if (refusal === 'FIRST_LOGIN') return 'account'
  if (refusal === 'PLAN_DENIED') return 'plan'
  return refusal === 403 ? 'roles' : 'membership'
}

/** The rule of an explanation, as far as an answer tells it apart. */
function ruleOf({ allowed, reason, decidedBy }: Explanation): string {
  if (allowed) return 'allowed'
  if (reason === 'OTHER_CONSOLE') return 'roles' // said by a plain 403
  return decidedBy === 'role' || decidedBy === 'permission' ? 'roles' : decidedBy
}

function isGranted(reason: Explanation['reason']): boolean {
  return reason === 'ADMINISTRATOR' || reason === 'GRANTED_BY_ROLE'
}

function isReadOfOne(code: string): code is 'user:list' | 'role:list' {
  return code === 'user:list' || code === 'role:list'
}

function isPlatform({ authz }: OperationEntry): boolean {
  return authz.scope === 'platform'
}
