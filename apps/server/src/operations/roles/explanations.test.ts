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
type Sight = Schemas['ObjectExplanation']
type MenuItem = Schemas['MenuItem']
type Kind = Sight['kind']
/** An object with its id, and the code of its application where it is one or stands in one. */
interface Sampled {
  kind: Kind
  id: string
  appCode: string
}

const questions = isProof ? 5_000 : 1_200
const people = 40
/** Questions about objects: fewer in the suite, where each rule is to be met once. */
const sights = isProof ? 5_000 : 500
const scopes: readonly DataScope[] = ['all', 'department_below', 'department', 'self', 'custom']

/** What the plan keeps: the reads about one object, and what makes the objects. */
const kept = new Set([
  ...['user:list', 'role:list', 'department:list', 'app:add', 'menu:list', 'menu:add', 'menu:edit'],
])

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
/** What the proof writes down. */
const figures: Record<string, Record<string, number>> = {}
const objects: Record<Kind, Sampled[]> = { person: [], department: [], app: [], menu: [] }
const consoleCode = 'spruce-web-enterprise-console'

beforeAll(async () => {
  bench = await openBench({ own: true, seed: fixedSeed })
  org = await Organisation.of(bench)
  await generate()
})
afterAll(() => bench.close())

describe('explanations of a generated tenant', () => {
  it(`say of ${String(sights)} objects who sees them, as the server shows them`, async () => {
    const { random } = bench
    const verdicts: Record<string, number> = {}
    const kinds = Object.keys(objects) as Kind[]
    for (let asked = 0; asked < sights; asked += 1) {
      const person = random.pick(members)
      const object = random.pick(objects[random.pick(kinds)])
      const said = await explainObject(person, object)
      const question = `${person.loginName} ${object.kind} ${object.id} ${said.reason}`
      const isSeen = await sees(person, object)
      const rule = await ruleOfSight(isSeen, object)
      // A menu that groups nothing for anybody may be refused to this person by another rule before.
      if (said.reason === 'MENU_EMPTY') expect([question, isSeen]).toEqual([question, 'unseen'])
      // So may one that is hidden from everybody, by its application.
      else if (rule !== 'empty' && !(rule === 'everybody' && said.reason === 'APP_NOT_SHOWN'))
        expect([question, sightRuleOf(said)]).toEqual([question, rule])
      expect([question, said.allowed]).toEqual([question, isSeen === 'seen'])
      const deciding = said.steps.find(({ step }) => step === said.decidedBy)
      expect([question, deciding?.state]).toEqual([question, said.allowed ? 'passed' : 'failed'])
      verdicts[said.reason] = (verdicts[said.reason] ?? 0) + 1
    }
    tell(`sights, seed ${String(fixedSeed)}: ${JSON.stringify(verdicts)}`)
    const reached = ['ACCOUNT_SUSPENDED', 'FIRST_LOGIN', 'MEMBER_NOT_ACTIVE', 'OUTSIDE_PLAN']
    reached.push('NO_ROLE', 'NO_ROLE_GRANTS', 'ROLE_DISABLED', 'OUT_OF_SCOPE', 'APP_OFF')
    reached.push('APP_DISABLED', 'APP_NOT_SHOWN', 'MENU_HIDDEN', 'MENU_EMPTY', 'SHOWN_TO_ALL')
    reached.push('SHOWN_TO_ROLE', 'SHOWN_TO_DEPARTMENT', 'ADMINISTRATOR', 'GRANTED_BY_ROLE')
    expect(Object.keys(verdicts)).toEqual(expect.arrayContaining(reached))
    figures['objects'] = verdicts
  })

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
    figures['permissions'] = verdicts
    const out = process.env['SPRUCE_PROOF_OUT']
    if (isProof && out !== undefined) {
      writeFileSync(
        out,
        JSON.stringify({ counts: { questions, people, objects: sights }, figures }),
      )
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
  // Whatever came at random, two hold everything.
  for (let n = 0; n < 2; n += 1) {
    members.push(await world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] }))
  }
  // Of the two codes that the manifests of tests register, one is outside.
  const left = codes.filter(
    (code) => code !== 'department:add' && (kept.has(code) || random.chance(0.8)),
  )
  const planId = world.unique('plan')
  await world.sql`insert into plans (id, code, name, permissions)
    values (${planId}, ${planId}, ${planId}, ${left}::text[])`
  await world.sql`update tenants set plan_id = ${planId} where id = ${org.tenantId}`
  await generateObjects(departments.map(({ id }) => id))
}

/** Applications that are off, disabled or for some roles, and menus that are hidden or group nothing. */
async function generateObjects(departmentIds: readonly string[]) {
  const { random, world } = bench
  const named = (name: string) => ({ 'zh-CN': name, 'en-US': name })
  const roleIds = members.map(({ memberOf }) => memberOf.a?.roleId ?? '')
  const addMenu = (appCode: string, more: Partial<Schemas['AddMenuRequest']>) =>
    org.get<Schemas['ManagedMenu']>('addMenu', {
      body: { appCode, parentId: null, name: named(world.unique('m')), type: 0, ...more },
    })
  for (let n = 0; n < 12; n += 1) {
    const isDisabled = n % 4 === 0
    const app = await org.get<Schemas['ManagedApp']>('addApp', {
      body: {
        appCode: world.unique('app'),
        name: named(`应用${String(n)}`),
        kind: 'frame',
        url: `https://app${String(n)}.example.cn/`,
        enable: isDisabled || random.chance(0.8) ? 1 : 0,
        status: isDisabled || random.chance(0.1) ? 1 : 0,
        roleIds: n % 2 === 0 ? [] : roleIds.filter(() => random.chance(0.3)),
        departmentIds: n % 3 === 0 ? departmentIds.filter(() => random.chance(0.3)) : [],
      },
    })
    objects.app.push({ kind: 'app', id: app.id ?? '', appCode: app.appCode })
    await addMenu(app.appCode, { path: '/dashboard' })
  }
  for (let n = 0; n < 8; n += 1) {
    const { id: parentId } = await addMenu(consoleCode, {})
    const permCode = n < 2 ? 'department:add' : random.chance(0.5) ? random.pick(codes) : ''
    if (n > 0)
      await addMenu(consoleCode, { parentId, path: '/dashboard', ...(permCode && { permCode }) })
    if (random.chance(0.5))
      await addMenu(consoleCode, { parentId, type: 1, ...(permCode && { permCode }) })
  }
  const apps = [consoleCode, ...objects.app.map(({ appCode }) => appCode)]
  for (const appCode of apps) {
    const tree = await org.get<Schemas['ManagedMenu'][]>('listMenuTree', { query: { appCode } })
    const ids = flat(tree).map(({ id }) => id)
    objects.menu.push(...ids.map((id): Sampled => ({ kind: 'menu', id, appCode })))
    const hidden = ids.filter(() => random.chance(0.1))
    if (hidden.length > 0) {
      await org.get('setMenuVisibility', { body: { ids: hidden, visible: false } })
    }
  }
  const sample = (kind: Kind) => (id: string) => objects[kind].push({ kind, id, appCode: '' })
  departmentIds.forEach(sample('department'))
  members.map(({ memberOf }) => memberOf.a?.memberId ?? '').forEach(sample('person'))
}

function flat(menus: readonly Schemas['ManagedMenu'][]): Schemas['ManagedMenu'][] {
  return menus.flatMap((menu) => [menu, ...flat(menu.children)])
}

async function explainObject(person: Person, { kind, id }: Sampled): Promise<Sight> {
  const { objects: said } = await org.get<Schemas['ObjectExplanations']>('explainObjects', {
    query: { memberId: person.memberOf.a?.memberId ?? '', [`${kind}Id`]: id },
  })
  const [one] = said
  if (said.length !== 1 || !one) throw new Error(`${String(said.length)} answers about ${id}`)
  return one
}

/** Whether the person finds the object where the product shows it; else the refusal, as far as it tells. */
async function sees(person: Person, { kind, id, appCode }: Sampled): Promise<string> {
  const read = {
    person: () => org.callAs(person, 'getMember', { path: { id } }),
    department: () => org.callAs(person, 'getDept', { path: { id } }),
    app: () => org.callAs<Schemas['App'][]>(person, 'listMyApps'),
    menu: () => org.callAs<MenuItem[]>(person, 'getMenuUser', { query: { appCode } }),
  }
  const { status, body } = await read[kind]()
  if (status === 401) return 'account'
  if (status === 404) return 'scope'
  if (status === 403) {
    const { code } = body as { code: number | string }
    if (code === 'FIRST_LOGIN') return 'account'
    if (code === 'PLAN_DENIED') return 'plan'
    return code === 403 ? 'permission' : 'membership'
  }
  if (status !== 200) throw new Error(`${kind} ${id}: ${String(status)}`)
  if (kind === 'app') {
    const found = (body.data as Schemas['App'][]).find((app) => app.appCode === appCode)
    return found?.status === 0 ? 'seen' : found ? 'app' : 'unseen'
  }
  if (kind === 'menu') return holdsMenu(body.data as MenuItem[], id) ? 'seen' : 'unseen'
  return 'seen'
}

/** Where a list leaves the object out: whether it leaves it out for an administrator, too. */
async function ruleOfSight(seen: string, object: Sampled): Promise<string> {
  if (seen !== 'unseen') return seen
  if ((await sees(org.admin, object)) !== 'unseen') return 'personal'
  return (await explainObject(org.admin, object)).reason === 'MENU_EMPTY' ? 'empty' : 'everybody'
}

/** The rule of an explanation, as far as what is seen tells it apart. */
function sightRuleOf({ allowed, kind, reason, decidedBy }: Sight): string {
  if (allowed) return 'seen'
  if (decidedBy === 'account' || decidedBy === 'membership') return decidedBy
  if (kind === 'person' || kind === 'department') return decidedBy
  if (kind === 'app' && reason === 'APP_DISABLED') return 'app'
  const personal: Sight['reason'][] = [
    'APP_NOT_SHOWN',
    'NO_ROLE',
    'NO_ROLE_GRANTS',
    'ROLE_DISABLED',
  ]
  return personal.includes(reason) ? 'personal' : 'everybody'
}

function holdsMenu(items: readonly MenuItem[], id: string): boolean {
  return items.some((item) => item.id === id || holdsMenu(item.childs, id))
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
